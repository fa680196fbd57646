package org.rondo.remote;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The command that starts another virtual machine like this one. */
final class VirtualMachine {
  private VirtualMachine() {}

  /** {@return the command that serves a bot, with the class path of this virtual machine} */
  static List<String> command(int megabytes, String bot) {
    return List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx" + megabytes + "m",
        // The collector with the least overhead, because each seat of each match may have a virtual
        // machine.
        "-XX:+UseSerialGC",
        "-cp",
        String.join(File.pathSeparator, classPath()),
        BotProgram.class.getName(),
        bot);
  }

  /** {@return the class path of this virtual machine, with the files of its URL class loaders} */
  private static List<String> classPath() {
    List<String> path = new ArrayList<>();
    for (ClassLoader loader = loader(); loader != null; loader = loader.getParent()) {
      if (loader instanceof URLClassLoader urls) {
        List<String> files = new ArrayList<>();
        for (URL url : urls.getURLs()) {
          files.add(file(url));
        }
        // A parent loader is asked first.
        path.addAll(0, files);
      }
    }
    path.addAll(0, List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
    path.removeIf(String::isEmpty);
    return Collections.unmodifiableList(path);
  }

  private static ClassLoader loader() {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    return context == null ? VirtualMachine.class.getClassLoader() : context;
  }

  private static String file(URL url) {
    try {
      return url.getProtocol().equals("file") ? Path.of(url.toURI()).toString() : "";
    } catch (URISyntaxException e) {
      // The address is not that of a file.
      return "";
    }
  }
}
