package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.Game;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;

class OpeningFileTest {
  private static final Pile PILE = new Pile(2, 20);
  private static final String POSITION = "12 left after 5 turns, taken [4, 4]";

  @TempDir private Path folder;

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("book.txt"), text).toString();
  }

  private List<Opening> read(Game<?, ?> game, String text, String options) throws IOException {
    return OpeningFile.read(file(text) + options, List.of(game)).openings().openings();
  }

  private void refused(Game<?, ?> game, String text, String options, String message)
      throws IOException {
    String specification = file(text) + options;
    assertThatThrownBy(() -> OpeningFile.read(specification, List.of(game)))
        .isInstanceOf(InputException.class)
        .hasMessage(
            message.replace("FILE", folder.resolve("book.txt").toString())
                + (message.startsWith("FILE, line")
                    ? "; correct or remove it, or cut the openings with turns=N"
                    : ""));
  }

  @Test
  void aLineIsTurnsARecordOrAPosition() throws IOException {
    MatchRecord record =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).seed(4).play();
    String text =
        "# turns\n[[\"take 1\"],[\"take 2\"]]\n\n"
            + record.json()
            + "\r\n   # a position\n  "
            + POSITION
            + "  \n[]";
    assertThat(read(PILE, text, ":turns=2"))
        .containsExactly(
            new Opening(List.of(List.of("take 1"), List.of("take 2"))),
            new Opening(record.turns().subList(0, 2)),
            new Opening(POSITION, List.of()),
            Opening.none());
  }

  @Test
  void aRecordFromAPositionKeepsItsPosition() throws IOException {
    Opening opening = new Opening(POSITION, List.of(List.of("take 3")));
    MatchRecord record =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).opening(opening).play();
    assertThat(read(PILE, record.json(), ":turns=2"))
        .containsExactly(new Opening(POSITION, List.of(List.of("take 3"), record.turns().get(0))));
  }

  @Test
  void simultaneousTurnsAreReadAsJson() throws IOException {
    assertThat(read(new Dice(2, 9), "[[\"1\",\"2\"],[\"3\",\"4\"]]", ""))
        .containsExactly(new Opening(List.of(List.of("1", "2"), List.of("3", "4"))));
  }

  @Test
  void aPartOfTheFileIsChosen() throws IOException {
    String text = "[[\"take 1\"]]\n#\n[[\"take 2\"]]\n[[\"take 3\"]]\n[]\n";
    assertThat(read(PILE, text, ":from=2,count=2"))
        .containsExactly(
            new Opening(List.of(List.of("take 2"))), new Opening(List.of(List.of("take 3"))));
    assertThat(read(PILE, text, ":from=4,count=9")).containsExactly(Opening.none());
    assertThat(OpeningFile.read(file(text) + ":order=random", List.of(PILE)).openings().order())
        .isEqualTo(Openings.ListOrder.RANDOM);
    refused(PILE, text, ":from=5", "FILE: from=5 is above 4, the number of its openings");
    refused(PILE, "# nothing\n", "", "FILE holds no opening; write one on each line");
    refused(
        PILE,
        text,
        ":trun=2",
        "openings has no option \"trun\"; it has turns=0..10000, order=listed|random,"
            + " from=1..2147483647, count=1..2147483647");
  }

  @Test
  void openingsThatOccurTwiceAreReported() throws IOException {
    String text = "[[\"take 1\"]]\n[[\"take 2\"]]\n[[\"take 1\"]]\n[[\"take 1\"]]\n";
    OpeningFile read = OpeningFile.read(file(text), List.of(PILE));
    assertThat(read.openings().openings()).hasSize(4);
    assertThat(read.remarks())
        .containsExactly(
            folder.resolve("book.txt")
                + ": 2 of 4 openings occur earlier in the file, and are played again: line 3 is the"
                + " same opening as line 1, and so on");
    assertThat(OpeningFile.read(file("[]\n[[\"take 1\"]]"), List.of(PILE)).remarks()).isEmpty();
  }

  @Test
  void aFaultIsNamedWithItsFileAndLine() throws IOException {
    refused(
        PILE,
        "[]\n\n[[\"take 1\"],[\"take 4\"]]",
        "",
        "FILE, line 3: turn 2: seat 1 cannot play take 4: 1 to 3 stones may be taken");
    refused(
        PILE,
        "[[\"take 1\"",
        "",
        "FILE, line 1: it is not a JSON array of turns such as [[\"f5\"],[\"d6\"]]");
    refused(
        PILE,
        "grab 3",
        "",
        "FILE, line 1: it is neither a position nor a list of moves between blanks: 'grab' is no"
            + " move: a move is take and a digit");
    refused(
        PILE,
        "0 left after 5 turns, taken [10, 10]",
        "",
        "FILE, line 1: the game is over in this position");
    MatchRecord whole =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).seed(4).play();
    refused(
        PILE,
        whole.json(),
        "",
        "FILE, line 1: the game is over after turn " + whole.turns().size());
    refused(
        new Pile(2, 21),
        whole.json(),
        "",
        "FILE, line 1: its record is of toy-pile:seats=2,stones=20, not toy-pile:seats=2,stones=21");
    refused(
        new Dice(2, 9),
        "1 2",
        "",
        "FILE, line 1: turn 1: 1 moves [1] do not fit the seats to move, {0, 1}");
  }

  @Test
  void anOpeningMustBeLegalInAllGames() throws IOException {
    String specification = file("[[\"take 3\"],[\"take 3\"]]");
    assertThat(OpeningFile.read(specification, List.of(PILE, new Pile(2, 7))).openings().openings())
        .hasSize(1);
    assertThatThrownBy(() -> OpeningFile.read(specification, List.of(PILE, new Pile(2, 6))))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("line 1: the game is over after turn 2");
  }

  @Test
  void aFileThatIsNoTextOrIsNotThereIsRefused() throws IOException {
    assertThatThrownBy(() -> OpeningFile.read("nowhere.txt:turns=2", List.of(PILE)))
        .isInstanceOf(SpecificationException.class)
        .hasMessage("openings 'nowhere.txt' are neither a number of turns nor a file that exists");
    Path binary = Files.write(folder.resolve("b.bin"), "é".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> OpeningFile.read(binary.toString(), List.of(PILE)))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            binary
                + " is not a text in UTF-8, and in no other format of toy-pile:seats=2,stones=20");
  }
}
