package dev.heinzel.system.skill;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Dictionary;
import java.util.Hashtable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceEvent;
import org.osgi.framework.ServiceListener;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.ServiceRegistration;

/**
 * As much of a framework as a service registry needs to be opened, asked and told of changes. Real
 * frameworks are for the integration tests.
 */
final class FakeFramework {

    private final List<Service> services = new ArrayList<>();
    private final List<Listening> listeners = new ArrayList<>();
    private long nextId = 1;

    private record Listening(String type, ServiceListener listener) {}

    /** One registered service. */
    final class Service {
        private final String type;
        private final Object value;
        private final Hashtable<String, Object> properties = new Hashtable<>();
        private final ServiceReference<?> reference;

        private Service(Bundle registrar, String type, Object value) {
            this.type = type;
            this.value = value;
            properties.put(Constants.SERVICE_ID, nextId++);
            reference =
                    fake(
                            ServiceReference.class,
                            (question, said) ->
                                    switch (question) {
                                        case "getBundle" -> registrar;
                                        case "getProperty" -> properties.get((String) said[0]);
                                        default -> null;
                                    });
        }

        void unregister() {
            services.remove(this);
            tell(ServiceEvent.UNREGISTERING, this);
        }
    }

    private interface Answering {
        @Nullable Object answer(String question, Object[] said);
    }

    private static <T> T fake(Class<T> type, Answering answering) {
        InvocationHandler handler =
                (proxy, method, said) ->
                        switch (method.getName()) {
                            case "equals" -> proxy == said[0];
                            case "hashCode" -> System.identityHashCode(proxy);
                            case "toString" -> type.getSimpleName();
                            default -> answering.answer(method.getName(), said);
                        };
        return type.cast(
                Proxy.newProxyInstance(
                        FakeFramework.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    static Bundle bundle(long id, String name) {
        return fake(
                Bundle.class,
                (question, said) ->
                        switch (question) {
                            case "getBundleId" -> id;
                            case "getSymbolicName" -> name;
                            case "getState" -> Bundle.ACTIVE;
                            default -> null;
                        });
    }

    /** Registers a service and tells whoever tracks its type. */
    Service register(Bundle registrar, Class<?> type, Object value, Object... properties) {
        Service service = new Service(registrar, type.getName(), value);
        for (int i = 0; i < properties.length; i += 2) {
            service.properties.put((String) properties[i], properties[i + 1]);
        }
        services.add(service);
        tell(ServiceEvent.REGISTERED, service);
        return service;
    }

    private void tell(int event, Service service) {
        for (Listening each : List.copyOf(listeners)) {
            if (each.type().contains('=' + service.type + ')')) {
                each.listener().serviceChanged(new ServiceEvent(event, service.reference));
            }
        }
    }

    /** How many ask to be told. */
    int listening() {
        return listeners.size();
    }

    /** The one service of a type. */
    <T> T service(Class<T> type) {
        return type.cast(
                services.stream()
                        .filter(service -> service.type.equals(type.getName()))
                        .findAny()
                        .orElseThrow()
                        .value);
    }

    /** The context of one bundle. */
    BundleContext context(Bundle bundle) {
        return fake(
                BundleContext.class,
                (question, said) -> {
                    switch (question) {
                        case "getBundle" -> {
                            return bundle;
                        }
                        case "getBundles" -> {
                            return new Bundle[] {bundle};
                        }
                        case "addServiceListener" ->
                                listeners.add(
                                        new Listening((String) said[1], (ServiceListener) said[0]));
                        case "removeServiceListener" ->
                                listeners.removeIf(each -> each.listener() == said[0]);
                        case "getServiceReferences" -> {
                            return services.stream()
                                    .filter(service -> service.type.equals(said[0]))
                                    .map(service -> service.reference)
                                    .toArray(ServiceReference[]::new);
                        }
                        case "getService" -> {
                            return value((ServiceReference<?>) said[0]);
                        }
                        case "registerService" -> {
                            return registered(register(bundle, (Class<?>) said[0], said[1]));
                        }
                        case "ungetService" -> {
                            return true;
                        }
                        default -> {
                            // what is asked besides needs no answer
                        }
                    }
                    return null;
                });
    }

    private @Nullable Object value(ServiceReference<?> reference) {
        return services.stream()
                .filter(service -> service.reference == reference)
                .map(service -> service.value)
                .findAny()
                .orElse(null);
    }

    private static ServiceRegistration<?> registered(Service service) {
        return fake(
                ServiceRegistration.class,
                (question, said) -> {
                    if (question.equals("setProperties")) {
                        Dictionary<?, ?> properties = (Dictionary<?, ?>) said[0];
                        service.properties.put(
                                Constants.SERVICE_CHANGECOUNT,
                                properties.get(Constants.SERVICE_CHANGECOUNT));
                    }
                    return null;
                });
    }
}
