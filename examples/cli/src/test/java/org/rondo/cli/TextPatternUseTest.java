package org.rondo.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rondo.input.TextPattern;

/** No text from outside meets a regular expression that may need more than linear time. */
class TextPatternUseTest {
  private static final String EXAMPLES = "org.rondo.examples";

  private static final Set<String> OF_TEXTS = Set.of("matches", "replaceAll", "replaceFirst");

  private static final Set<String> OF_SEARCHES =
      Set.of("find", "results", "replaceAll", "replaceFirst", "appendReplacement");

  /** A call with the separator that it gives, a literal or the name of a constant. */
  private static final Pattern SPLIT =
      Pattern.compile(
          "\\.split\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*+\"|File\\.pathSeparator|[A-Z_]{2,}+)");

  /** The example games match what {@link #patternsOfTheExamplesAreOfLinearTime} checks. */
  @Test
  void onlyOneClassCompilesRegularExpressions() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(TextPattern.class.getName())
        .and()
        .resideOutsideOfPackage(EXAMPLES + "..")
        .should()
        .dependOnClassesThat()
        .belongToAnyOf(Pattern.class, Scanner.class)
        .orShould()
        .callMethodWhere(
            describe(
                "compiles a regular expression, or searches with one",
                call ->
                    (call.getTargetOwner().isEquivalentTo(String.class)
                            && OF_TEXTS.contains(call.getName()))
                        || (call.getTargetOwner().isEquivalentTo(Matcher.class)
                            && OF_SEARCHES.contains(call.getName()))))
        .check(ModuleArchitectureTest.CLASSES);
  }

  @Test
  void patternsOfTheExamplesAreOfLinearTime() throws Exception {
    List<String> checked = new ArrayList<>();
    for (JavaClass type : ModuleArchitectureTest.CLASSES) {
      for (JavaField field : type.getFields()) {
        if (type.getPackageName().startsWith(EXAMPLES)
            && field.getRawType().isEquivalentTo(Pattern.class)
            && field.getModifiers().contains(JavaModifier.STATIC)) {
          Field constant = field.reflect();
          constant.setAccessible(true);
          checked.add(TextPattern.of(((Pattern) constant.get(null)).pattern()).toString());
        }
      }
    }
    assertThat(checked).hasSizeGreaterThan(3);
  }

  /** {@link String#split(String)} is quick for one character, and readable, so it stays in use. */
  @Test
  void separatorsCanBeSearchedForInLinearTime() throws IOException {
    List<String> separators = new ArrayList<>();
    for (Path file : sources()) {
      String source = Files.readString(file);
      Matcher split = SPLIT.matcher(source);
      while (split.find()) {
        String separator = separator(source, split.group(1));
        assertThatCode(() -> TextPattern.of(separator).isIn(""))
            .as("%s in %s", separator, file)
            .doesNotThrowAnyException();
        separators.add(separator);
      }
    }
    assertThat(separators).hasSizeGreaterThan(50).contains(",", "\\s+");
  }

  /** {@return the sources of all modules whose commands are in the runnable jar} */
  private static List<Path> sources() throws IOException {
    Path root = Path.of("../..").toRealPath();
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> root.relativize(file).toString().contains("src/main/java"))
          .filter(file -> !root.relativize(file).startsWith("examples/benchmarks"))
          .toList();
    }
  }

  private static String separator(String source, String given) {
    if (given.startsWith("\"")) {
      return given.substring(1, given.length() - 1).translateEscapes();
    }
    if (given.equals("File.pathSeparator")) {
      return ":";
    }
    Matcher constant = Pattern.compile(given + " = \"([^\"]*)\"").matcher(source);
    assertThat(constant.find())
        .as("the separator %s is not a constant of its file", given)
        .isTrue();
    return constant.group(1).translateEscapes();
  }
}
