package org.rondo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Moves and states have the same hash codes in another virtual machine, so that no order of a map
 * or set differs there.
 *
 * <p>The other machine is a class loader that loads everything again: its constants of enums are
 * other objects with other addresses.
 */
class HashCodesOfGamesTest {
  @Test
  void hashCodesAreTheSameInAnotherVirtualMachine() throws Exception {
    List<String> here = new HashCodesOfGames().get();
    try (URLClassLoader loader =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      Class<?> again = loader.loadClass(HashCodesOfGames.class.getName());
      assertThat(again).isNotEqualTo(HashCodesOfGames.class);
      Object there = again.getConstructor().newInstance();
      ClassLoader before = Thread.currentThread().getContextClassLoader();
      Thread.currentThread().setContextClassLoader(loader);
      try {
        assertThat(((Supplier<?>) there).get()).isEqualTo(here);
      } finally {
        Thread.currentThread().setContextClassLoader(before);
      }
    }
    assertThat(here).hasSizeGreaterThan(50);
  }

  private static URL[] classPath() throws MalformedURLException {
    String[] files = System.getProperty("java.class.path").split(File.pathSeparator);
    URL[] urls = new URL[files.length];
    for (int i = 0; i < files.length; i++) {
      urls[i] = new File(files[i]).toURI().toURL();
    }
    return urls;
  }
}
