package org.rondo.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The parts of a class path that workers need. */
class SparkJarsTest {
  @TempDir private Path folder;

  @Test
  void sparksOwnJarsStayHereAndFoldersAreNotSent() throws IOException {
    Path own = Files.createDirectories(folder.resolve("spark/jars"));
    Path spark = Files.createFile(own.resolve("spark-core.jar"));
    Path rondo = Files.createFile(folder.resolve("rondo.jar"));
    Path classes = Files.createDirectories(folder.resolve("target/classes"));
    String classPath =
        String.join(
            File.pathSeparator,
            rondo.toString(),
            "",
            spark.toString(),
            folder.resolve("missing.jar").toString(),
            classes.resolve("../classes").toString());
    assertThat(SparkJars.of(classPath, own))
        .isEqualTo(new SparkJars(List.of(rondo.toString()), List.of(classes.toString())));
  }
}
