package org.rondo.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rondo.bot.BotFactory;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.MoveSpace;

/** A reader of one game module knows where everything is in the next. */
class GameModulesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(
              Stream.of(Module.values()).map(module -> module.root).toArray(String[]::new));

  private static final Set<String> ROOMS = Set.of("", ".bot", ".remote");

  /** The modules, and what their classes' names begin with. */
  enum Module {
    OTHELLO("othello", "Othello", false, true),
    FOOSBALL("foosball", "Foosball", true, true),
    GRID_SOCCER("gridsoccer", "GridSoccer", true, true),
    PARALLEL_FOOTBALL("parallelfootball", "ParallelFootball", true, true),
    ARIMAA("arimaa", "Arimaa", true, false);

    private final String root;
    private final String prefix;
    private final boolean hasOptions;
    private final List<String> bots;

    Module(String room, String prefix, boolean hasOptions, boolean hasChampion) {
      this.root = "org.rondo." + room;
      this.prefix = prefix;
      this.hasOptions = hasOptions;
      this.bots =
          hasChampion ? List.of("Beginner", "Sound", "Champion") : List.of("Beginner", "Sound");
    }

    /** The top-level classes of a room by name. */
    private Map<String, JavaClass> classes(String room) {
      return CLASSES.stream()
          .filter(type -> type.getPackageName().equals(root + room) && type.isTopLevelClass())
          .collect(Collectors.toMap(JavaClass::getSimpleName, type -> type));
    }

    private JavaClass type(String room, String name) {
      assertThat(classes(room)).as("classes of %s", root + room).containsKey(name);
      return classes(room).get(name);
    }
  }

  private static void requirePublic(JavaClass type) {
    assertThat(type.getModifiers()).as("modifiers of %s", type).contains(JavaModifier.PUBLIC);
  }

  private static void requireHidden(JavaClass type) {
    assertThat(type.getModifiers()).as("modifiers of %s", type).doesNotContain(JavaModifier.PUBLIC);
  }

  @ParameterizedTest
  @EnumSource
  void theRulesStandAtTheRoot(Module module) {
    JavaClass rules = module.type("", module.prefix);
    requirePublic(rules);
    assertThat(rules.isAssignableTo(Game.class)).isTrue();
    JavaClass moves = module.type("", module.prefix + "Moves");
    requireHidden(moves);
    assertThat(moves.isAssignableTo(MoveSpace.class)).isTrue();
    requireHidden(module.type("", module.prefix + "Text"));
    requireHidden(module.type("", module.prefix + "Picture"));
    JavaClass factory = module.type("", module.prefix + "Factory");
    requirePublic(factory);
    assertThat(factory.isAssignableTo(GameFactory.class)).isTrue();
    if (module.hasOptions) {
      requirePublic(module.type("", module.prefix + "Options"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theBotsStandBeneath(Module module) {
    module.bots.forEach(bot -> requireHidden(module.type(".bot", bot)));
    JavaClass bots = module.type(".bot", module.prefix + "Bots");
    requirePublic(bots);
    assertThat(bots.isAssignableTo(BotFactory.class)).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void theProtocolsStandBeneath(Module module) {
    assertThat(module.classes(".remote").values())
        .as("public classes of %s.remote", module.root)
        .anyMatch(type -> type.getModifiers().contains(JavaModifier.PUBLIC));
  }

  @ParameterizedTest
  @EnumSource
  void thereAreNoOtherRooms(Module module) {
    assertThat(CLASSES)
        .filteredOn(type -> type.getPackageName().startsWith(module.root))
        .extracting(type -> type.getPackageName().substring(module.root.length()))
        .allMatch(room -> ROOMS.contains(room) || room.startsWith(".remote."));
  }

  @ParameterizedTest
  @EnumSource
  void theRulesKnowNeitherBotsNorProtocols(Module module) {
    noClasses()
        .that()
        .resideInAPackage(module.root)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(module.root + ".bot..", module.root + ".remote..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage(module.root + ".bot..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(module.root + ".remote..")
        .check(CLASSES);
  }
}
