package org.rondo.othello.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Entrant;
import org.rondo.duel.Duel;
import org.rondo.duel.DuelListener;
import org.rondo.game.CatalogEntry;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.Opening;
import org.rondo.match.Openings;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Seed;

/** Engines in processes of their own: scripts of a shell, and GRhino where it is installed. */
class OthelloProgramsTest {
  private static final int MAX_RUNS = 20;
  private static final Path SHELL = Path.of("/bin/sh");
  private static final Path GRHINO = Path.of("/usr/games/gtp-rhino");

  private final Othello othello = new Othello();

  @TempDir private Path folder;

  /** Returns an engine that answers to some commands as it is told, and to all others with =. */
  private Entrant<Board, OthelloMove> script(String... cases) throws IOException {
    assumeTrue(Files.isExecutable(SHELL), () -> "skipped: there is no " + SHELL);
    String lines =
        """
        while read -r name rest; do
          case "$name" in
            %s
            list_commands) printf '= boardsize\\nclear_board\\nplay\\ngenmove\\nquit\\n\\n';;
            quit) printf '=\\n\\n'; exit 0;;
            *) printf '=\\n\\n';;
          esac
        done
        """
            .formatted(String.join("\n    ", cases));
    Path file = Files.writeString(folder.resolve("engine.sh"), lines);
    return BotCatalog.find(othello, "gtp:command='" + SHELL + " " + file + "'");
  }

  @Test
  void theCatalogueHasEnginesButNoCompetitionPicksThem() {
    assertThat(BotCatalog.list(othello)).extracting(CatalogEntry::name).contains("gtp");
    assertThat(BotCatalog.defaults(othello)).extracting(CatalogEntry::name).doesNotContain("gtp");
    assertThatExceptionOfType(OptionException.class)
        .isThrownBy(() -> BotCatalog.find(othello, "gtp"))
        .withMessage("gtp needs the option command; write gtp:command='...'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "genmove) printf '= A1\\n\\n';; | ILLEGAL_MOVE | a1 cannot be played: it turns no disc",
        "genmove) printf '= pass\\n\\n';; | ILLEGAL_MOVE | pass cannot be played: a pass is legal"
            + " only if no disc can be placed; the legal moves are c3, e3, c5",
        "genmove) printf '? no idea\\n\\n';; | UNREADABLE_MOVE | '? no idea' is no move: the"
            + " engine answered this in place of a move",
        "play) printf '? illegal move\\n\\n';; | UNREADABLE_MOVE | '? illegal move' is no move: the"
            + " engine refused 'play b D3', a move that was played",
        "genmove) exit 3;; | DISCONNECT | the program ended with exit status 3",
        "boardsize) printf '? unacceptable size\\n\\n';; | DISCONNECT | the program was not ready"
            + " to play Othello: the engine answered '? unacceptable size' to 'boardsize 8'",
        "list_commands) printf 'Welcome\\n';; | DISCONNECT | the program was not ready to play"
            + " Othello: the answer to 'list_commands' must begin with = or ?; the engine"
            + " answered 'Welcome'",
      })
  void whatAnEngineDoesWrongCostsItTheGame(String branch, Fault.Kind kind, String detail)
      throws IOException {
    Entrant<Board, OthelloMove> engine = script(branch);
    MatchRecord record =
        Match.of(othello)
            .seat("random", Bots.random())
            .seat(engine)
            .opening(new Opening(List.of(List.of("d3"))))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).containsExactly(new Fault(1, 1, kind, detail, true));
    assertThat(record.outcome().winner()).contains(0);
  }

  @Test
  void anEngineMayResignWithoutAFault() throws IOException {
    Entrant<Board, OthelloMove> engine = script("genmove) printf '= resign\\n\\n';;");
    MatchRecord record =
        Match.of(othello)
            .seat("random", Bots.random())
            .seat(engine)
            .opening(new Opening(List.of(List.of("d3"))))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.concessions())
        .containsExactly(new Concession(1, 1, Concession.Reason.RESIGNED, ""));
    assertThat(record.outcome().winner()).contains(0);
    assertThat(record.replay(othello)).hasSize(2);
  }

  @Test
  void anEngineReceivesQuitAtTheEnd() throws IOException {
    Path farewell = folder.resolve("farewell");
    Entrant<Board, OthelloMove> engine =
        script("genmove) printf '= D3\\n\\n';;", "quit) echo bye > '" + farewell + "'; exit 0;;");
    // On a busy machine an engine may be killed at its limit, before it writes its farewell.
    for (int run = 0; run < MAX_RUNS && !Files.exists(farewell); run++) {
      Match.of(othello)
          .seat(engine)
          .seat("stuck", decision -> OthelloMove.PASS)
          .listener(new MatchListener<>() {})
          .play();
    }
    assertThat(farewell).hasContent("bye\n");
  }

  /** {@return the lines that the engine of {@link #listening} was told} */
  private List<String> heard() throws IOException {
    return Files.readAllLines(folder.resolve("heard"));
  }

  /** {@return an engine that plays D3 first, and keeps what it is told} */
  private Entrant<Board, OthelloMove> listening() throws IOException {
    Path heard = folder.resolve("heard");
    return script(
        "genmove) echo \"$name $rest\" >> " + heard + "; printf '= D3\\n\\n';;",
        "play|clear_board|quit) echo \"$name $rest\" >> " + heard + "; printf '=\\n\\n';;");
  }

  /** An opponent that loses by its first move. */
  private static Entrant<Board, OthelloMove> stuck() {
    return new Entrant<>("stuck", () -> decision -> OthelloMove.PASS);
  }

  @Test
  void anEngineIsGreetedForEachMatchAndReceivesQuitOnce() throws Exception {
    List<String> told = List.of();
    // On a busy machine an engine may be killed at its limit, before it writes the last line.
    for (int run = 0; run < MAX_RUNS && !told.contains("quit "); run++) {
      Files.deleteIfExists(folder.resolve("heard"));
      Duel.of(othello)
          .first(listening())
          .second(stuck())
          .matches(4)
          .openings(0)
          .listener(new DuelListener() {})
          .play();
      told = heard();
    }
    assertThat(told)
        .containsExactly(
            "clear_board ",
            "genmove b",
            "clear_board ",
            "clear_board ",
            "genmove b",
            "clear_board ",
            "quit ");
  }

  @Test
  void anEngineReceivesTheMovesOfAListedOpening() throws Exception {
    Opening opening = new Opening(List.of(List.of("f5"), List.of("d6"), List.of("c3")));
    Opening even = new Opening(List.of(List.of("f5"), List.of("f6")));
    Duel.of(othello)
        .first(listening())
        .second(stuck())
        .matches(4)
        .openings(Openings.of(List.of(opening, even)))
        .listener(new DuelListener() {})
        .play();
    assertThat(heard())
        .contains("play b F5", "play w D6", "play b C3", "genmove w")
        .contains("play w F6", "genmove b");
  }

  @Test
  void anOpeningThatIsAPositionIsRefusedBeforeAnythingIsPlayed() throws Exception {
    Opening position = new Opening(othello.start().text(), List.of());
    Duel<Board, OthelloMove> duel =
        Duel.of(othello)
            .first(listening())
            .second(stuck())
            .openings(Openings.of(List.of(position)))
            .folder(folder.resolve("duel"));
    assertThatExceptionOfType(ConflictingSettingsException.class)
        .isThrownBy(duel::play)
        .withMessageMatching(
            "opening 1 begins at a position, and the protocol of gtp:command=.* has no command that"
                + " sets up a position; give the moves from the start of the game");
    assertThat(folder.resolve("heard")).doesNotExist();
    assertThat(folder.resolve("duel")).doesNotExist();
  }

  private static String grhino() {
    assumeTrue(Files.isExecutable(GRHINO), () -> "skipped: there is no " + GRHINO);
    return "gtp:command='" + GRHINO + " -l 1'";
  }

  /** Plays games until both the engine and its opponent have had to pass. */
  @ParameterizedTest
  @CsvSource({"0", "1"})
  void grhinoPlaysWithEitherColourAndThroughPasses(int seat) {
    Entrant<Board, OthelloMove> engine = BotCatalog.find(othello, grhino());
    boolean[] hasPassed = new boolean[2];
    for (long seed = 0; seed < 60 && !(seed >= 5 && hasPassed[0] && hasPassed[1]); seed++) {
      // A random opponent has to pass now and then, and a good one makes GRhino pass.
      Entrant<Board, OthelloMove> other =
          BotCatalog.find(othello, seed % 2 == 0 ? "random" : "alphabeta:nodes=2000,endgame=8");
      MatchRecord record =
          Match.of(othello)
              .seat(seat == 0 ? engine : other)
              .seat(seat == 0 ? other : engine)
              .seed(seed)
              .opening(Opening.random(othello, 6, Seed.of(seed)))
              .time(seed % 4 < 2 ? TimeControl.none() : TimeControl.parse("total:10m"))
              .listener(new MatchListener<>() {})
              .play();
      assertThat(record.faults()).isEmpty();
      assertThat(record.halted()).isFalse();
      List<Board> boards = record.replay(othello);
      for (Board board : boards) {
        if (!board.isOver() && board.legalSquares() == 0) {
          hasPassed[board.toMove().only()] = true;
        }
      }
    }
    assertThat(hasPassed).containsExactly(true, true);
  }
}
