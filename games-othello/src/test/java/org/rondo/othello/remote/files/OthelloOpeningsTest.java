package org.rondo.othello.remote.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Bots;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.duel.DuelResult;
import org.rondo.input.SpecificationException;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.OpeningFile;
import org.rondo.match.Openings;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

class OthelloOpeningsTest {
  private static final Othello OTHELLO = new Othello();
  private static final Opening F5_D6_C3 =
      new Opening(List.of(List.of("f5"), List.of("d6"), List.of("c3")));

  @TempDir private Path folder;

  private OpeningFile read(String name, byte[] content, String options) throws IOException {
    Path file = Files.write(folder.resolve(name), content);
    return OpeningFile.read(file + options, List.of(OTHELLO));
  }

  private List<Opening> read(String text, String options) throws IOException {
    return read("book.txt", text.getBytes(StandardCharsets.UTF_8), options).openings().openings();
  }

  /** Java matches a repeated group by calling itself, and 1,400 moves overflowed its stack. */
  @Test
  void aLongLineOfMovesIsReadOrRefusedInASentence() throws IOException {
    for (String ignored : List.of(" \t", "pass", "PA", "--")) {
      assertThat(read("f5d6c3" + ignored.repeat(50_000) + "\n", "")).containsExactly(F5_D6_C3);
    }
    for (String repeated : List.of("f5d6c3d3", "f5", "a1 ")) {
      assertThatThrownBy(() -> read("f5" + repeated.repeat(100_000) + "\n", ""))
          .isInstanceOf(SpecificationException.class)
          .message()
          .contains("line 1")
          .hasSizeLessThan(1_000);
    }
  }

  @Test
  void fiveHundredLinesLikeThoseOfXotAreRead() throws IOException {
    Set<String> lines = new LinkedHashSet<>();
    for (int number = 0; lines.size() < 500; number++) {
      StringBuilder line = new StringBuilder();
      Opening.random(OTHELLO, 8, Seed.of(number)).turns().forEach(t -> line.append(t.get(0)));
      lines.add(line.toString().toUpperCase(Locale.ROOT));
    }
    OpeningFile xot =
        read("xot.txt", String.join("\n", lines).getBytes(StandardCharsets.UTF_8), "");
    assertThat(xot.remarks()).isEmpty();
    List<String> found = new ArrayList<>();
    for (Opening opening : xot.openings().openings()) {
      assertThat(opening.turns()).hasSize(8);
      StringBuilder line = new StringBuilder();
      opening.turns().forEach(turn -> line.append(turn.get(0)));
      found.add(line.toString().toUpperCase(Locale.ROOT));
    }
    assertThat(found).containsExactlyElementsOf(lines);
  }

  @Test
  void movesAreWrittenWithAndWithoutBlanksAndInJson() throws IOException {
    assertThat(read("f5d6c3\nF5 D6 C3\n[[\"f5\"],[\"d6\"],[\"c3\"]]\n", ""))
        .containsExactly(F5_D6_C3, F5_D6_C3, F5_D6_C3);
    assertThat(read("f5d6c3d3c4", ":turns=3")).containsExactly(F5_D6_C3);
  }

  @Test
  void aPositionIsTheTextOfABoard() throws Exception {
    String position = OthelloTranscript.parse("f5d6c3").end().text();
    List<Opening> openings = read(position, "");
    assertThat(openings).containsExactly(new Opening(position, List.of()));
    MatchRecord record =
        Match.of(OTHELLO)
            .seat("a", Bots.random())
            .seat("b", Bots.random())
            .opening(openings.get(0))
            .play();
    assertThat(MatchRecord.parse(record.json()).replay(OTHELLO).get(0).text()).isEqualTo(position);
    assertThat(GgfGame.of(record, "here", "today").transcript().start().text()).isEqualTo(position);
  }

  @Test
  void gamesOfGgfAreCutAndKeepTheirFirstPosition() throws IOException {
    byte[] ggf = GgfGamesOfGgs.text().getBytes(StandardCharsets.UTF_8);
    List<OthelloTranscript> games =
        GgfGamesOfGgs.games().stream().map(GgfGame::transcript).toList();
    List<Opening> expected = games.stream().map(game -> game.opening(5)).toList();
    assertThat(read("ggs.ggf", ggf, ":turns=5").openings().openings()).isEqualTo(expected);
    assertThat(read("any.txt", ggf, ":turns=5").openings().openings()).isEqualTo(expected);
    assertThat(expected.get(2).position()).isEqualTo(games.get(2).start().text());
    assertThatThrownBy(() -> read("ggs.ggf", ggf, ""))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("ggs.ggf, game 1: the game is over after turn")
        .hasMessageEndingWith("or cut the openings with turns=N");
  }

  @Test
  void gamesOfWthorAreCutBeforeTheirIllegalMoves() throws IOException {
    byte[] wthor;
    try (InputStream in = OthelloOpeningsTest.class.getResourceAsStream("1977.wtb")) {
      wthor = in.readAllBytes();
    }
    WthorFile file = WthorFile.read(new ByteArrayInputStream(wthor));
    List<Opening> openings = read("1977.wtb", wthor, ":turns=10").openings().openings();
    assertThat(openings).hasSize(file.games().size());
    assertThat(openings.get(0)).isEqualTo(file.games().get(0).transcript().opening(10));

    List<OthelloMove> moves =
        List.of("f5", "d6", "c3", "f5").stream().map(OthelloMove::parse).toList();
    WthorFile illegal =
        new WthorFile(
            file.written(), 1977, false, 22, List.of(new WthorGame(0, 0, 0, 32, 32, moves)));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    illegal.write(bytes);
    assertThat(read("illegal.wtb", bytes.toByteArray(), ":turns=3").openings().openings())
        .containsExactly(F5_D6_C3);
    assertThatThrownBy(() -> read("illegal.wtb", bytes.toByteArray(), ":turns=4"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("illegal.wtb, game 1: seat 1 cannot play f5");
    assertThatThrownBy(() -> read("cut.wtb", new byte[] {19, 77}, ":turns=4"))
        .isInstanceOf(SpecificationException.class)
        .hasMessage(
            folder.resolve("cut.wtb")
                + ": WTHOR file is cut off: its header has 16 bytes, and it holds 2");
  }

  @Test
  void anIllegalMoveIsNamedWithItsLine() {
    assertThatThrownBy(() -> read("f5d6c3\n# a fault\nf5d6a1\n", ""))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("book.txt, line 3: seat 0 cannot play a1: it turns no disc");
  }

  @Test
  void thePairsOfADuelPlayTheOpeningsInOrderAndSayWhenTheyBeginAgain() throws Exception {
    List<Integer> told = new ArrayList<>();
    List<String> firstMoves = new ArrayList<>();
    Openings.Listed openings = Openings.of(read("f5d6c3d3c4\nf5f6e6f4e3\nd3c5f6f5e6\n", ""));
    DuelResult result =
        Duel.of(OTHELLO)
            .first(
                "a",
                () ->
                    decision -> {
                      if (decision.turn() < 7) {
                        firstMoves.add(decision.state().text());
                      }
                      return decision.moves().sample(decision.rng());
                    })
            .second("b", Bots::random)
            .openings(openings)
            .matches(8)
            .listener(
                new DuelListener() {
                  @Override
                  public void openingsUsedUp(int number) {
                    told.add(number);
                  }
                })
            .play();
    assertThat(told).containsExactly(3);
    assertThat(result.openings()).isEqualTo(openings.text());
    assertThat(firstMoves).hasSize(8);
  }
}
