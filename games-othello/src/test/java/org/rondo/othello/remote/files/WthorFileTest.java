package org.rondo.othello.remote.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.rondo.game.IllegalMoveException;
import org.rondo.input.DamagedFileException;
import org.rondo.othello.OthelloMove;

class WthorFileTest {
  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = WthorFileTest.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }

  private static WthorFile read(byte[] bytes) throws IOException {
    return WthorFile.read(new ByteArrayInputStream(bytes));
  }

  @Test
  void theMatchesOf1977AreReadAndWrittenBackTheSame() throws IOException {
    byte[] bytes = bytes("1977.wtb");
    WthorFile file = read(bytes);
    assertThat(file.year()).isEqualTo(1977);
    assertThat(file.depth()).isEqualTo(24);
    assertThat(file.written()).isEqualTo(new WthorDay(20, 7, 5, 22));
    assertThat(file.games()).hasSize(12);
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    file.write(again);
    assertThat(again.toByteArray()).isEqualTo(bytes);
  }

  @Test
  void theScoresOfFinishedMatchesFollowFromTheirMoves() throws IOException {
    List<WthorGame> finished =
        read(bytes("1977.wtb")).games().stream()
            .filter(game -> game.transcript().end().isOver())
            .toList();
    assertThat(finished).hasSizeGreaterThan(8);
    assertThat(finished)
        .allSatisfy(
            game -> assertThat(game.transcript().tournamentScore()).isEqualTo(game.score()));
  }

  @Test
  void aTranscriptBecomesAMatchWithItsScore() {
    WthorGame game = WthorGame.of(OthelloTranscript.parse("f5d6c3d3c4"), 3, 1, 2);
    assertThat(game.placements()).hasSize(5);
    assertThat(game.tournament()).isEqualTo(3);
    assertThat(game.transcript().text()).isEqualTo("f5d6c3d3c4");
  }

  @Test
  void aMatchFromAnotherStartIsRefused() {
    OthelloTranscript other = GgfGamesOfGgs.games().get(2).transcript();
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> WthorGame.of(other, 0, 0, 0))
        .withMessageStartingWith("WTHOR holds matches from the standard start only")
        .withMessageEndingWith("write it as GGF");
  }

  @Test
  void anIllegalMoveIsReadAndRefusedWhenItIsPlayed() {
    WthorGame game = new WthorGame(0, 0, 0, 32, 32, List.of(OthelloMove.parse("a1")));
    assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(game::transcript);
  }

  @Test
  void everyCutIsNoticed() throws IOException {
    byte[] bytes = bytes("1977.wtb");
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatExceptionOfType(DamagedFileException.class)
          .as("the first %s bytes", length)
          .isThrownBy(() -> read(cut))
          .withMessageStartingWith("WTHOR file is cut off");
    }
  }

  @Test
  void everyWrongMoveIsNamed() throws IOException {
    byte[] bytes = bytes("1977.wtb");
    for (int wrong : new int[] {9, 10, 19, 20, 89, 255}) {
      byte[] damaged = bytes.clone();
      damaged[16 + 68 + 8 + 4] = (byte) wrong;
      assertThatExceptionOfType(DamagedFileException.class)
          .isThrownBy(() -> read(damaged))
          .withMessageStartingWith("match 2 is damaged: move 5 is " + wrong);
    }
    byte[] damaged = bytes.clone();
    damaged[16 + 68 + 8 + 4] = 0;
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> read(damaged))
        .withMessageStartingWith("match 2 is damaged: move 5 is ");
  }

  @Test
  void aFileForLargerBoardsIsRefused() throws IOException {
    byte[] bytes = bytes("1977.wtb");
    bytes[12] = 10;
    assertThatExceptionOfType(DamagedFileException.class)
        .isThrownBy(() -> read(bytes))
        .withMessage("WTHOR file is for boards of size 10; only size 8 is read");
  }

  @Test
  void namesAreReadAndWrittenBackTheSame() throws IOException {
    WthorNames names =
        WthorNames.read(
            WthorNames.NameKind.PLAYERS, new ByteArrayInputStream(bytes("players.jou")));
    assertThat(names.names()).hasSize(40).startsWith("???", "Tastet Marc");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    names.write(out);
    assertThat(out.toByteArray()).isEqualTo(bytes("players.jou"));
  }

  @Test
  void aNameThatDoesNotFitIsRefused() {
    WthorDay day = WthorDay.of(LocalDate.of(2026, 11, 22));
    for (String name : List.of("a name of 20 letters", "Łukasz")) {
      assertThatExceptionOfType(IllegalArgumentException.class)
          .isThrownBy(
              () ->
                  new WthorNames(WthorNames.NameKind.PLAYERS, day, new ArrayList<>(List.of(name))))
          .withMessageContaining("'" + name + "' has more than 19 characters");
    }
    assertThat(day).isEqualTo(new WthorDay(20, 26, 11, 22));
  }
}
