package dev.heinzel.kernel;

import java.lang.reflect.Proxy;
import java.util.Dictionary;
import java.util.Map;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.osgi.framework.wiring.BundleRevision;

/** A bundle whose framework does as it is told. */
final class FakeBundle {

    final Bundle bundle;
    int state = Bundle.INSTALLED;
    long lastModified = 1;
    BundleRevision revision;
    RuntimeException headersFail;

    FakeBundle(long id, String symbolicName) {
        Dictionary<String, String> headers =
                FrameworkUtil.asDictionary(
                        Map.of("Bundle-SymbolicName", symbolicName, "SkillLet", "skills/"));
        bundle =
                (Bundle)
                        Proxy.newProxyInstance(
                                FakeBundle.class.getClassLoader(),
                                new Class<?>[] {Bundle.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "getBundleId" -> id;
                                            case "getState" -> state;
                                            case "getLastModified" -> lastModified;
                                            case "getSymbolicName" -> symbolicName;
                                            case "getVersion" -> new Version("1.0.0");
                                            case "getLocation" -> "test:" + symbolicName;
                                            case "adapt" -> revision;
                                            case "equals" -> proxy == arguments[0];
                                            case "hashCode" -> (int) id;
                                            case "toString" -> symbolicName;
                                            case "getHeaders" -> {
                                                if (headersFail != null) {
                                                    throw headersFail;
                                                }
                                                yield headers;
                                            }
                                            default ->
                                                    throw new UnsupportedOperationException(
                                                            method.getName());
                                        });
        update();
    }

    /** Gives it a new revision; the clock does not move. */
    void update() {
        revision =
                (BundleRevision)
                        Proxy.newProxyInstance(
                                FakeBundle.class.getClassLoader(),
                                new Class<?>[] {BundleRevision.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "getBundle" -> bundle;
                                            case "getSymbolicName" -> bundle.getSymbolicName();
                                            case "getDeclaredRequirements",
                                                    "getDeclaredCapabilities" ->
                                                    java.util.List.of();
                                            case "equals" -> proxy == arguments[0];
                                            case "hashCode" -> System.identityHashCode(proxy);
                                            case "toString" -> "revision of " + bundle;
                                            default ->
                                                    throw new UnsupportedOperationException(
                                                            method.getName());
                                        });
    }
}
