package org.rondo.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.cli.CommandRun;
import org.rondo.match.HungBots;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;
import org.rondo.othello.Board;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

/** Programs and bots that crash, hang and talk too much. */
final class ProgramWork {
  private static final String READY = "read greeting; echo ready; ";

  /** Answers with the first of the legal moves, which the question lists. */
  private static final String ANSWER = "m=${q#*\\\"moves\\\":[\\\"}; echo \"${m%%\\\"*}\"";

  private static final String PLAYS =
      "case $q in *rondo*) echo ready;; *over*) ;; *) " + ANSWER + ";; esac";

  /** Plays two turns, and then does something else. */
  private static final String TWO_TURNS =
      READY + "for i in 1 2; do read q; " + PLAYS + "; done; read q; ";

  private static final Map<String, String> SCRIPTS =
      new TreeMap<>(
          Map.of(
              "sound", "while read q; do " + PLAYS + "; done",
              "crashes", TWO_TURNS + "kill -SEGV $$",
              "exits", TWO_TURNS + "echo 'out of luck' >&2; exit 3",
              "stops", TWO_TURNS + "kill -STOP $$",
              "silent", READY + "while read q; do :; done",
              "garbles", READY + "while read q; do echo nonsense; done",
              "floods",
                  TWO_TURNS
                      + "head -c 3000000 /dev/zero | tr '\\0' x; head -c 300000 /dev/zero >&2",
              "orphans", TWO_TURNS + "sleep 1000 & setsid sleep 1000 & exit 0",
              "never", "exit 1"));

  private ProgramWork() {}

  static List<SoakWork> all() {
    return List.of(
        new SoakWork("programs", ProgramWork::programs),
        new SoakWork("bots at fault", (folder, seed) -> bots(seed)));
  }

  private static void programs(Path folder, int seed) throws Exception {
    List<String> words =
        new ArrayList<>(
            List.of(
                "tournament",
                "tic-tac-toe",
                "--format=swiss:rounds=2,games=1",
                "--allow-absent",
                "--time=move:250ms",
                "--threads=2",
                "--seed=" + seed,
                "--openings=0",
                "--transcripts=" + folder.resolve("transcripts"),
                "--learner=sound=sh -c 'cat > /dev/null'",
                "--out=" + folder));
    for (Map.Entry<String, String> script : SCRIPTS.entrySet()) {
      Path file = folder.resolve(script.getKey() + ".sh");
      Files.writeString(file, script.getValue() + "\n");
      words.add(
          "--bot="
              + script.getKey()
              + "=json:command='sh "
              + file
              + "',moves=true"
              + (script.getKey().equals("sound") ? "" : ",restart=always"));
    }
    CommandRun run = CommandWork.run(words.toArray(String[]::new));
    assertThat(run.err()).contains("; the game is forfeited\n");
  }

  /** A bot that returns when it is interrupted, and others that go wrong at once. */
  private static void bots(int seed) {
    HungBots hung = new HungBots();
    List<Bot<Board, OthelloMove>> faulty =
        List.of(
            decision -> {
              try {
                new CountDownLatch(1).await();
              } catch (InterruptedException e) {
                // Its time is over.
              }
              return decision.moves().list().get(0);
            },
            decision -> {
              throw new StackOverflowError("no end");
            },
            decision -> null);
    for (Bot<Board, OthelloMove> bot : faulty) {
      MatchRecord record =
          Match.of(new Othello())
              .seat("sound", Bots::random)
              .seat("faulty", () -> bot)
              .seed(seed)
              .time(TimeControl.parse("move:20ms"))
              .hungBots(hung)
              .listener(new MatchListener<>() {})
              .play();
      assertThat(record.faults()).isNotEmpty();
    }
  }
}
