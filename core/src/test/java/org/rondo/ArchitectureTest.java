package org.rondo;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasModifiers.Predicates.modifier;
import static com.tngtech.archunit.lang.conditions.ArchConditions.beFinal;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.codeUnits;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.game.Game;

/** How the rooms of the house lie above each other, and what none of them may do. */
class ArchitectureTest {

  /** From the top down: a room may use those after it. */
  static final List<String> ROOMS =
      List.of(
          "report",
          "tuning",
          "tournament",
          "duel",
          "series",
          "format",
          "matching",
          "rating",
          "remote",
          "match",
          "flight",
          "concurrent",
          "store",
          "bot",
          "laws",
          "game",
          "random",
          "input");

  private static final int MAX_FILES = 45;

  private static final JavaClasses CORE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("org.rondo");

  /** Owner and name of what makes a result depend on more than its seed, or writes uninvited. */
  private static final Map<Class<?>, Set<String>> FORBIDDEN =
      Map.of(
          System.class, Set.of("currentTimeMillis", "nanoTime", "out"),
          Math.class, Set.of("random"),
          StrictMath.class, Set.of("random"));

  /**
   * Gives matches and bots the time of the machine: the one class that may know it. Tests give
   * their own.
   */
  private static final String TIME_OF_THE_MACHINE = "org.rondo.bot.SystemTimeSource";

  private static final Set<Class<?>> UNSEEDED = Set.of(ThreadLocalRandom.class);

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

  /** Returns for each room the other rooms that its classes use. */
  static Map<String, Set<String>> uses() {
    return CORE.stream()
        .flatMap(used -> used.getDirectDependenciesToSelf().stream())
        .filter(use -> !roomOf(use.getOriginClass()).equals(roomOf(use.getTargetClass())))
        .collect(
            Collectors.groupingBy(
                use -> roomOf(use.getOriginClass()),
                Collectors.mapping(
                    use -> roomOf(use.getTargetClass()), Collectors.toUnmodifiableSet())));
  }

  private static String roomOf(JavaClass type) {
    return type.getPackageName().replaceFirst("^org\\.rondo\\.?", "").replaceFirst("\\..*", "");
  }

  static IntStream floors() {
    return IntStream.range(0, ROOMS.size());
  }

  @Test
  void classesAreThereToBeChecked() {
    assertThat(CORE).anyMatch(c -> c.getPackageName().equals("org.rondo.random"));
    assertThat(CORE).anyMatch(c -> c.getPackageName().equals("org.rondo.game"));
    assertThat(CORE).noneMatch(c -> c.getName().startsWith(ArchitectureTest.class.getName()));
  }

  @Test
  void everyClassLivesInARoom() {
    classes()
        .should()
        .resideInAnyPackage(ROOMS.stream().map(ArchitectureTest::room).toArray(String[]::new))
        .check(CORE);
  }

  @ParameterizedTest
  @MethodSource("floors")
  void arrowsPointDownOnly(int floor) {
    String[] above = ROOMS.stream().limit(floor).map(ArchitectureTest::room).toArray(String[]::new);
    noClasses()
        .that()
        .resideInAPackage(room(ROOMS.get(floor)))
        .should()
        .dependOnClassesThat(resideInAnyPackage(above))
        .allowEmptyShould(true)
        .check(CORE);
  }

  @Test
  void roomsAndTheirSubRoomsHaveNoCycles() {
    slices().matching("org.rondo.(**)").should().beFreeOfCycles().check(CORE);
  }

  @Test
  void roomsCanBeSurveyed() {
    Map<String, Long> files =
        CORE.stream()
            .filter(JavaClass::isTopLevelClass)
            .filter(type -> !type.getSimpleName().equals("package-info"))
            .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
    assertThat(files).hasSizeGreaterThan(ROOMS.size());
    assertThat(files)
        .allSatisfy(
            (room, count) ->
                assertThat(count + 1)
                    .as("files of %s, its package-info among them", room)
                    .isLessThanOrEqualTo(MAX_FILES));
  }

  @Test
  void theMatchingIsBehindOneClass() {
    assertThat(CORE)
        .filteredOn(
            type ->
                type.getPackageName().equals("org.rondo.matching")
                    && type.isTopLevelClass()
                    && type.getModifiers().contains(JavaModifier.PUBLIC))
        .extracting(JavaClass::getSimpleName)
        .containsExactly("PerfectMatching");
  }

  @Test
  void theContractImportsOnlyTheJdk() {
    classes()
        .that()
        .resideInAnyPackage(
            Stream.of("input", "random", "game", "laws", "bot")
                .map(ArchitectureTest::room)
                .toArray(String[]::new))
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", "javax.crypto..", "org.jspecify.annotations..", "org.rondo..")
        .check(CORE);
  }

  @Test
  void everyPackageIsNullMarked() {
    assertThat(CORE)
        .extracting(JavaClass::getPackage)
        .allMatch(room -> room.isAnnotatedWith(NullMarked.class));
  }

  @Test
  void signaturesMentionNoLibrary() {
    members()
        .that()
        .areDeclaredInClassesThat()
        .arePublic()
        .and(modifier(JavaModifier.PUBLIC).or(modifier(JavaModifier.PROTECTED)))
        .should(mentionOnlyTypesOutside("com.google..", "org.apache.commons.math3.."))
        .check(CORE);
  }

  @Test
  void namesSayWhatAClassIs() {
    noClasses()
        .should()
        .haveSimpleNameEndingWith("Impl")
        .orShould()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Utils")
        .orShould()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .orShould()
        .haveSimpleNameStartingWith("Abstract")
        .check(CORE);
  }

  @Test
  void staticFieldsAreFinal() {
    fields().that().areStatic().should(beFinal()).check(CORE);
  }

  @Test
  void noFieldIsOptional() {
    fields()
        .that()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .notHaveRawType(OPTIONAL)
        .check(CORE);
  }

  @Test
  void noParameterIsOptional() {
    codeUnits()
        .that()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .and(not(STAND_IN))
        .should()
        .notHaveRawParameterTypes(
            describe("an Optional among them", types -> types.stream().anyMatch(OPTIONAL)))
        .check(CORE);
  }

  @Test
  void nothingDependsOnTheClockOrOnUnseededChance() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(TIME_OF_THE_MACHINE)
        .should()
        .accessTargetWhere(
            describe(
                "the clock, unseeded chance or standard output", ArchitectureTest::isForbidden))
        .check(CORE);
  }

  private static boolean isForbidden(JavaAccess<?> access) {
    JavaClass owner = access.getTargetOwner();
    boolean isUnseeded =
        UNSEEDED.stream().anyMatch(owner::isEquivalentTo)
            || (owner.isEquivalentTo(Random.class) && isConstructorWithoutArguments(access));
    return isUnseeded
        || FORBIDDEN.entrySet().stream()
            .anyMatch(
                entry ->
                    owner.isEquivalentTo(entry.getKey())
                        && entry.getValue().contains(access.getName()));
  }

  private static boolean isConstructorWithoutArguments(JavaAccess<?> access) {
    return access.getTarget().getFullName().endsWith("<init>()");
  }

  private static ArchCondition<JavaMember> mentionOnlyTypesOutside(String... packages) {
    DescribedPredicate<JavaClass> library = resideInAnyPackage(packages);
    return new ArchCondition<>("mention only types outside " + List.of(packages)) {
      @Override
      public void check(JavaMember member, ConditionEvents events) {
        member.getAllInvolvedRawTypes().stream()
            .filter(library)
            .forEach(
                type ->
                    events.add(
                        SimpleConditionEvent.violated(
                            member, member.getDescription() + " mentions " + type.getName())));
      }
    };
  }

  private static String room(String name) {
    return "org.rondo." + name + "..";
  }
}
