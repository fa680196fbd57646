package org.rondo.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README and the pages show code that is compiled, and its output. */
class QuickStartTest {
  private static final Path ROOT = Path.of("..", "..");

  private static String read(String path) throws IOException {
    return Files.readString(ROOT.resolve(path));
  }

  private static String example(String path) throws IOException {
    String source = read(path);
    String begin = "// Example begins\n";
    return source
        .substring(source.indexOf(begin) + begin.length(), source.indexOf("// Example ends"))
        .stripIndent()
        .strip();
  }

  @Test
  void theReadmeShowsTheCompiledExample() throws IOException {
    String example = example("examples/games/src/main/java/org/rondo/examples/QuickStart.java");
    assertThat(example.lines().count()).isLessThanOrEqualTo(15);
    assertThat(read("README.md")).contains("```java\n" + example + "\n```");
  }

  @Test
  void thePageOnEmbeddingShowsATestOfStrengthThatPasses() throws IOException {
    String source = read("examples/games/src/test/java/org/rondo/examples/StrengthTest.java");
    String example = source.substring(source.indexOf("import ")).strip();
    assertThat(read("core/docs/embed.md")).contains("```java\n" + example + "\n```");
  }

  @Test
  void thePageOnSearchesShowsASearchThatIsCompiled() throws IOException {
    String example = example("examples/games/src/test/java/org/rondo/examples/SearchTest.java");
    assertThat(read("core/docs/search.md")).contains("```java\n" + example + "\n```");
  }

  @Test
  void theReadmeShowsWhatTheExamplePrints() throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      QuickStart.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    String text = printed.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    assertThat(text).isNotBlank();
    assertThat(read("README.md")).contains("```\n" + text + "```");
  }

  @Test
  void theReadmeNamesBothCommands() throws IOException {
    assertThat(read("README.md")).contains("mvn -q compile exec:java", "mvn verify");
  }
}
