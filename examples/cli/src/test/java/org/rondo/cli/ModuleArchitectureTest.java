package org.rondo.cli;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.game.Game;

/** What holds across modules; what holds inside core is tested there. */
class ModuleArchitectureTest {
  private static final String[] CORE = {
    "org.rondo.random..",
    "org.rondo.game..",
    "org.rondo.laws..",
    "org.rondo.bot..",
    "org.rondo.store..",
    "org.rondo.concurrent..",
    "org.rondo.match..",
    "org.rondo.remote..",
    "org.rondo.series..",
    "org.rondo.rating..",
    "org.rondo.matching..",
    "org.rondo.format..",
    "org.rondo.duel..",
    "org.rondo.tournament..",
    "org.rondo.tuning..",
    "org.rondo.report.."
  };

  /** Bots that every game has under the same name. */
  private static final Set<String> OF_EVERY_GAME = Set.of("Beginner", "Sound", "Champion");

  private static final String[] GAMES = {
    "org.rondo.othello..",
    "org.rondo.foosball..",
    "org.rondo.parallelfootball..",
    "org.rondo.gridsoccer..",
    "org.rondo.arimaa.."
  };

  /** The games, the example games, the server, the formats of recordings and the command line. */
  private static final DescribedPredicate<JavaClass> OUTSIDE_CORE =
      resideInAnyPackage(GAMES)
          .or(
              resideInAnyPackage(
                  "org.rondo.examples..",
                  "org.rondo.server..",
                  "org.rondo.verify..",
                  "org.rondo.cli.."));

  /** The contract's stand-in, the one method that is given an Optional. */
  private static final DescribedPredicate<JavaCodeUnit> STAND_IN =
      describe(
          "the stand-in of a game",
          unit -> unit.getName().equals("standIn") && unit.getOwner().isAssignableTo(Game.class));

  private static final DescribedPredicate<JavaClass> OPTIONAL =
      describe(
          "an Optional",
          type ->
              Stream.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class)
                  .anyMatch(type::isEquivalentTo));

  /** The methods of the JDK that also take a locale. */
  private static final Set<String> LOCALISED =
      Set.of("format", "formatted", "printf", "toUpperCase", "toLowerCase");

  /** All classes of the modules but those of tests; importing them takes seconds. */
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("org.rondo");

  /** The service translates; a game of the library judges, and one class plays its turns. */
  @Test
  void theServerJudgesByOneReferee() {
    noClasses()
        .that()
        .resideInAPackage("org.rondo.server..")
        .and()
        .areNotAssignableTo(Game.class)
        .and()
        .doNotHaveSimpleName("GameReferee")
        .should()
        .callMethodWhere(
            describe(
                "plays or judges a move",
                call ->
                    call.getTargetOwner().isAssignableTo(Game.class)
                        && Set.of("next", "moves").contains(call.getName())))
        .orShould()
        .callMethodWhere(
            describe(
                "computes with the discs of Othello",
                call ->
                    call.getTargetOwner().getPackageName().equals("org.rondo.othello")
                        && Set.of("legalSquares", "turned").contains(call.getName())))
        .check(CLASSES);
  }

  @Test
  void coreKnowsNoGame() {
    noClasses()
        .that()
        .resideInAnyPackage(CORE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(GAMES)
        .check(CLASSES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"input", "random", "game", "laws", "bot"})
  void theRoomsOfTheContractDoNotEvenNameTheLargeGame(String room) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("../../core/src/main/java/org/rondo", room))) {
      assertThat(files.filter(file -> file.toString().endsWith(".java")).toList())
          .isNotEmpty()
          .allSatisfy(
              file ->
                  assertThat(Files.readString(file).toLowerCase(Locale.ROOT))
                      .doesNotContain("arimaa"));
    }
  }

  @Test
  void noTwoTypesShareASimpleNameEvenWhereTheyAreNested() {
    Map<String, List<String>> byName =
        CLASSES.stream()
            .filter(type -> !type.getSimpleName().isEmpty())
            .filter(type -> !OF_EVERY_GAME.contains(type.getSimpleName()))
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .filter(type -> !type.getModifiers().contains(JavaModifier.SYNTHETIC))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    Collectors.mapping(JavaClass::getName, Collectors.toList())));
    assertThat(byName).hasSizeGreaterThan(500);
    assertThat(byName).allSatisfy((name, types) -> assertThat(types).as(name).hasSize(1));
  }

  @Test
  void everyPackageIsNullMarked() {
    assertThat(CLASSES)
        .extracting(JavaClass::getPackage)
        .allMatch(room -> room.isAnnotatedWith(NullMarked.class));
  }

  @Test
  void noFieldOutsideCoreIsOptional() {
    fields()
        .that()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .and()
        .areDeclaredInClassesThat(OUTSIDE_CORE)
        .should()
        .notHaveRawType(OPTIONAL)
        .check(CLASSES);
  }

  @Test
  void noParameterOutsideCoreIsOptional() {
    codeUnits()
        .that()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .and(not(STAND_IN))
        .and()
        .areDeclaredInClassesThat(OUTSIDE_CORE)
        .should()
        .notHaveRawParameterTypes(
            describe("an Optional among them", types -> types.stream().anyMatch(OPTIONAL)))
        .check(CLASSES);
  }

  @Test
  void noTextDependsOnTheLocale() {
    noClasses()
        .should()
        .callMethodWhere(
            describe(
                "the digits or letters are those of the machine's locale",
                call ->
                    LOCALISED.contains(call.getName())
                        && call.getTargetOwner().getPackageName().startsWith("java.")
                        && call.getTarget().getRawParameterTypes().stream()
                            .noneMatch(type -> type.isEquivalentTo(Locale.class))))
        .check(CLASSES);
  }

  @Test
  void noGameKnowsAnother() {
    slices()
        .matching("org.rondo.(othello|foosball|parallelfootball|gridsoccer|arimaa)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
  }

  @Test
  void gamesDoNotReport() {
    noClasses()
        .that()
        .resideInAnyPackage(GAMES)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.report..")
        .check(CLASSES);
  }

  @Test
  void nothingKnowsTheExampleGames() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.rondo.examples..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.examples..")
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLineAndTheFormatsOfRecordingsKnowTheServer() {
    noClasses()
        .that()
        .resideOutsideOfPackages("org.rondo.server..", "org.rondo.verify..", "org.rondo.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.server..")
        .check(CLASSES);
  }

  @Test
  void arrowsBetweenTheRoomsOfTheServerPointDown() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("server")
        .definedBy("org.rondo.server")
        .layer("program")
        .definedBy("org.rondo.server.program..")
        .layer("event")
        .definedBy("org.rondo.server.event..")
        .layer("live")
        .definedBy("org.rondo.server.live..")
        .layer("contest")
        .definedBy("org.rondo.server.contest..")
        .layer("access")
        .definedBy("org.rondo.server.access..")
        .withOptionalLayers(true)
        .whereLayer("server")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("program")
        .mayOnlyBeAccessedByLayers("server")
        .whereLayer("event")
        .mayOnlyBeAccessedByLayers("server", "program")
        .whereLayer("live")
        .mayOnlyBeAccessedByLayers("server", "event")
        .whereLayer("contest")
        .mayOnlyBeAccessedByLayers("server", "event", "program")
        .whereLayer("access")
        .mayOnlyBeAccessedByLayers("server", "program", "event", "live", "contest")
        .check(CLASSES);
  }

  @Test
  void nothingKnowsTheFormatsOfRecordings() {
    assertThat(CLASSES).anyMatch(type -> type.getPackageName().equals("org.rondo.verify"));
    noClasses()
        .that()
        .resideOutsideOfPackage("org.rondo.verify..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.verify..")
        .check(CLASSES);
  }

  /** The runnable jar holds what is on the class path of the command line. */
  @Test
  void theCommandLineIsWithoutTheBenchmarks() {
    assertThat(CLASSES).noneMatch(type -> type.getPackageName().startsWith("org.rondo.benchmarks"));
  }

  @Test
  void nothingKnowsTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.rondo.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.cli..")
        .check(CLASSES);
  }

  @Test
  void roomsOfTheCommandLineDoNotKnowEachOther() {
    slices()
        .matching("org.rondo.cli.(tournament|tuning|rating|remote|server)..")
        .should()
        .notDependOnEachOther()
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("org.rondo.cli.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.rondo.cli")
        .check(CLASSES);
  }

  @Test
  void theConsoleIsBeneathTheOtherRooms() {
    noClasses()
        .that()
        .resideInAPackage("org.rondo.cli.console..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.rondo.cli.tournament..",
            "org.rondo.cli.tuning..",
            "org.rondo.cli.rating..",
            "org.rondo.cli.remote..",
            "org.rondo.cli.server..")
        .check(CLASSES);
  }
}
