package org.rondo.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every block of Java that a page shows compiles. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PageCodeTest {

  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  /** Shared, because it takes longer to read the class path than to compile a block. */
  private final StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null);

  private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;\\s*$");

  /** What a reader who pastes a block lets the editor import. */
  private static final String IMPORTS =
      Stream.concat(
              Stream.of(
                  "import java.io.*;",
                  "import java.nio.file.*;",
                  "import java.time.*;",
                  "import java.util.*;",
                  "import java.util.function.*;",
                  "import java.util.stream.*;",
                  "import net.jqwik.api.Property;",
                  "import net.jqwik.api.ForAll;",
                  "import org.junit.jupiter.api.Test;",
                  "import static org.assertj.core.api.Assertions.*;"),
              packages().stream().map(name -> "import " + name + ".*;"))
          .collect(Collectors.joining("\n"));

  /** The packages of the project's main code, those of a library's user first. */
  private static Set<String> packages() {
    Set<String> packages = new TreeSet<>();
    for (String folder :
        List.of(
            "core",
            "games-foosball",
            "games-grid-soccer",
            "games-othello",
            "games-parallel-football",
            "examples/games")) {
      Path sources = Page.ROOT.resolve(folder).resolve("src/main/java");
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .filter(file -> file.endsWith("package-info.java"))
            .map(file -> sources.relativize(file.getParent()).toString())
            .forEach(name -> packages.add(name.replaceAll("[/\\\\]", ".")));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return packages;
  }

  @AfterAll
  void close() throws IOException {
    files.close();
  }

  static List<Page.Block> blocks() {
    return Page.all().stream()
        .flatMap(page -> page.blocks().stream())
        .filter(block -> block.language().equals("java"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("blocks")
  void everyBlockCompiles(Page.Block block) {
    assertThat(errors(block.text())).as(block.place()).isEmpty();
  }

  @Test
  void blocksAreFoundAndABrokenOneIsRefused() {
    assertThat(blocks()).hasSizeGreaterThan(20);
    assertThat(errors("Match.of(new Othello()).seat(\"a\", Bots.random());\n")).isEmpty();
    assertThat(errors("Match.of(new Othello()).chair(\"a\", Bots.random());\n")).isNotEmpty();
    assertThat(errors("int count = \"three\";\n")).isNotEmpty();
  }

  /** Returns the compiler's errors for a block, read as types, as members or as statements. */
  private List<String> errors(String code) {
    String imports =
        (IMPORT.matcher(code).find() ? "" : IMPORTS)
            + "\n"
            + IMPORT.matcher(code).results().map(r -> r.group()).collect(Collectors.joining("\n"));
    String body = IMPORT.matcher(code).replaceAll("").replaceAll("(?m)^package .*;$", "");
    List<List<String>> tried = new ArrayList<>();
    for (String source :
        List.of(
            body.replaceAll("(?m)^public (?=\\w+ ?\\w* )", ""),
            "class Block {\n" + body + "}\n",
            "class Block {\nvoid run() throws Exception {\n" + body + "}\n}\n")) {
      tried.add(compile(imports + "\n" + source));
      if (tried.get(tried.size() - 1).isEmpty()) {
        return List.of();
      }
    }
    return Collections.min(tried, Comparator.comparingInt(List::size));
  }

  private List<String> compile(String source) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    JavaFileObject file =
        new SimpleJavaFileObject(URI.create("string:///Block.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    List<String> options = List.of("-proc:none", "-implicit:none", "-d", outputFolder().toString());
    COMPILER.getTask(null, files, found, options, null, List.of(file)).call();
    return found.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .map(Object::toString)
        .toList();
  }

  private static Path outputFolder() {
    try {
      return Files.createDirectories(Path.of("target", "page-code"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
