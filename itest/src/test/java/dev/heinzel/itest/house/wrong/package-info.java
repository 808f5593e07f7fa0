/** Every arrow turned round, so that each rule of the house is seen to fail. */
package dev.heinzel.itest.house.wrong;
