package org.rondo.cli.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.rondo.bot.Bots;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.store.CheckedLineReader;

/** Recordings that the tree holds, or that a match leaves, as seeds. */
final class Recordings {
  private static final Path ROOT = Path.of("../..");
  static final Path OTHELLO =
      ROOT.resolve("games-othello/src/test/resources/org/rondo/othello/remote/files");
  static final Path TUNINGS = ROOT.resolve("core/src/test/resources/org/rondo/tuning");
  static final Path JOURNALS = Path.of("src/test/resources/org/rondo/cli/tournament/journals");

  /** The maximum number of bytes of a seed: short inputs are read more often. */
  private static final int LONGEST = 4_000;

  private static final int TURNS = 4;

  private Recordings() {}

  /** Returns the bytes of a file of the tree, or its beginning. */
  static byte[] file(Path file) {
    try {
      byte[] all = Files.readAllBytes(file);
      return all.length > LONGEST ? Arrays.copyOf(all, LONGEST) : all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the first lines of a log, without check values. */
  static byte[] log(Path file, int lines) {
    try {
      List<String> all = Files.readAllLines(file);
      return String.join(
              "\n",
              all.subList(0, Math.min(lines, all.size())).stream()
                  .map(CheckedLineReader::withoutCheck)
                  .toList())
          .getBytes(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the record of a random match of tic-tac-toe. */
  static MatchRecord record() {
    return played(GameCatalog.find("tic-tac-toe"));
  }

  private static <S extends State, M extends Move> MatchRecord played(Game<S, M> game) {
    return Match.of(game).seat("ada", Bots.random()).seat("ben", Bots.random()).seed(3).play();
  }

  /** Returns the text of a position after some random turns, and a move that is possible there. */
  static List<String> position(String game) {
    return position(GameCatalog.find(game));
  }

  private static <S extends State, M extends Move> List<String> position(Game<S, M> game) {
    Rng rng = Seed.of(5).rng();
    S state = game.start(rng);
    for (int turn = 0; turn < TURNS; turn++) {
      S before = state;
      S after =
          game.next(
              before,
              JointMove.of(before.toMove(), seat -> game.moves(before, seat).sample(rng)),
              rng);
      state = after.isOver() ? before : after;
    }
    M move = game.moves(state, state.toMove().first()).sample(rng);
    return List.of(state.text(), move.text());
  }
}
