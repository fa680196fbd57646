package org.rondo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.game.Options.Option;
import org.rondo.game.Options.Range;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;

class GameCatalogTest {
  private final ClassLoader usual = Thread.currentThread().getContextClassLoader();

  @TempDir private Path folder;

  @AfterEach
  void restoreTheClassPath() {
    Thread.currentThread().setContextClassLoader(usual);
  }

  @Test
  void findsAGameByName() {
    assertThat(GameCatalog.find("toy-nim")).isEqualTo(new ToyNim(21, 3));
  }

  @Test
  void buildsItWithItsOptions() {
    assertThat(GameCatalog.find("toy-nim:most=5,heap=12")).isEqualTo(new ToyNim(12, 5));
  }

  @Test
  void readsBackTheIdOfAGame() {
    ToyNim game = new ToyNim(12, 5);

    assertThat(GameCatalog.find(game.id())).isEqualTo(game);
  }

  @Test
  void listsEveryGameWithItsOptionsAndItsVersion() {
    assertThat(GameCatalog.list())
        .contains(
            new CatalogEntry(
                "toy-nim",
                "take one to a few from a heap; the last one scores",
                List.of(
                    new Option("heap", "21", "1..1000", new Range(1, 1000, 1)),
                    new Option("most", "3", "1..9 (odd)", new Range(1, 9, 2))),
                3))
        .isSortedAccordingTo(Comparator.comparing(CatalogEntry::name));
  }

  @Test
  void refusesAnUnknownOption() {
    assertThatThrownBy(() -> GameCatalog.find("toy-nim:haep=12"))
        .isInstanceOf(OptionException.class)
        .hasMessage(
            "toy-nim has no option \"haep\"; did you mean heap? It has heap=1..1000, most=1..9"
                + " (odd)");
  }

  @Test
  void refusesAValueOutOfRange() {
    assertThatThrownBy(() -> GameCatalog.find("toy-nim:most=4"))
        .isInstanceOf(OptionException.class)
        .hasMessageContainingAll("toy-nim option most=4", "not in 1..9 (odd)");
  }

  @Test
  void unknownGameIsRefusedByWhatThereIs() throws IOException {
    onlyTheseFactoriesArePresent("ToyNimFactory", "AnotherFactory");

    assertThatThrownBy(() -> GameCatalog.find("toy-nym:heap=3"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            "there is no game \"toy-nym\"; did you mean toy-nim? There are another, toy-nim");
  }

  @Test
  void whereThereAreNoGamesItSaysSo() throws IOException {
    onlyTheseFactoriesArePresent();

    assertThat(GameCatalog.list()).isEmpty();
    assertThatThrownBy(() -> GameCatalog.find("toy-nim"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("there is no game \"toy-nim\"; there are none");
  }

  @Test
  void listIsInTheOrderOfNames() throws IOException {
    onlyTheseFactoriesArePresent("ToyNimFactory", "AnotherFactory");

    assertThat(GameCatalog.list())
        .extracting(CatalogEntry::name)
        .containsExactly("another", "toy-nim");
  }

  @Test
  void refusesANameThatIsThereTwice() throws IOException {
    onlyTheseFactoriesArePresent("ToyNimFactory", "TwinFactory");

    assertThatThrownBy(() -> GameCatalog.find("toy-nim"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContainingAll("toy-nim", "on the class path 2 times");
  }

  @Test
  void entriesKeepACopyOfTheirOptions() {
    List<Option> options = new ArrayList<>(List.of(new Option("heap", "21", "1..1000")));
    CatalogEntry entry = new CatalogEntry("nim", "a heap", options);
    options.clear();

    assertThat(entry.options()).hasSize(1);
  }

  /** Another game, for catalogues of more than one. */
  public static final class AnotherFactory implements GameFactory {
    @Override
    public String name() {
      return "another";
    }

    @Override
    public String summary() {
      return "the toy under another name";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new ToyNim(1, 1);
    }
  }

  /** A game whose name is taken. */
  public static final class TwinFactory implements GameFactory {
    @Override
    public String name() {
      return "toy-nim";
    }

    @Override
    public String summary() {
      return "the toy once more";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new ToyNim(1, 1);
    }
  }

  private void onlyTheseFactoriesArePresent(String... factories) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (String factory : factories) {
      String prefix = factory.startsWith("Toy") ? "" : "GameCatalogTest$";
      lines.append("org.rondo.game.").append(prefix).append(factory).append('\n');
    }
    Path services = Files.writeString(folder.resolve("services"), lines);
    URL url = services.toUri().toURL();
    Thread.currentThread()
        .setContextClassLoader(
            new ClassLoader(usual) {
              @Override
              public Enumeration<URL> getResources(String name) throws IOException {
                return name.equals("META-INF/services/" + GameFactory.class.getName())
                    ? Collections.enumeration(List.of(url))
                    : super.getResources(name);
              }
            });
  }
}
