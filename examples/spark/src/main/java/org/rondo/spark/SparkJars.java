package org.rondo.spark;

import com.google.common.base.Splitter;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The parts of the class path that the workers do not have: everything but the folder of Spark's
 * own jars.
 *
 * @param files the jars, which are sent to the workers
 * @param folders the folders of classes, which are not sent: workers of this machine find them at
 *     the same place
 */
record SparkJars(List<String> files, List<String> folders) {

  /**
   * {@return the jars and folders of a class path}
   *
   * @param classPath the class path, as the system property {@code java.class.path} has it
   * @param own the folder of Spark's jars, which are left out
   */
  static SparkJars of(String classPath, Path own) {
    List<Path> others =
        Splitter.on(File.pathSeparatorChar)
            .omitEmptyStrings()
            .splitToStream(classPath)
            .map(entry -> Path.of(entry).toAbsolutePath().normalize())
            .filter(entry -> !own.equals(entry.getParent()))
            .toList();
    return new SparkJars(
        others.stream().filter(Files::isRegularFile).map(Path::toString).toList(),
        others.stream().filter(Files::isDirectory).map(Path::toString).toList());
  }
}
