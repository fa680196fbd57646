package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** Programs that move in the same turn. */
class SimultaneousProgramsTest {
  @TempDir private Path folder;

  /** {@return a program that answers each question after a command} */
  private static Entrant<Dice.Table, Dice.Guess> program(String name, Dice dice, String before) {
    String script =
        Scripts.GREET
            + "while read q; do case $q in *over*) ;; *) "
            + before
            + "; echo 1;; esac; done";
    return new Entrant<>(name, Scripts.bots(dice, Scripts.program(script)));
  }

  @Test
  @Timeout(600)
  void underAClockNoneWaitsForTheAnswerOfTheOther() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    // A pipe opens when one program writes to it and the other one reads from it.
    Dice dice = new Dice(2, 1);
    MatchRecord record =
        Match.of(dice)
            .seat(program("writing", dice, "echo go > " + pipe))
            .seat(program("reading", dice, "read x < " + pipe))
            .time(TimeControl.parse("total:1m"))
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.faults()).extracting(Fault::kind).doesNotContain(Fault.Kind.TIMEOUT);
  }
}
