package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.rondo.bot.BotCatalog;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.match.Fault;
import org.rondo.match.Fault.Kind;
import org.rondo.match.Match;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.clock.TimeControl;

/** Bots in virtual machines of their own. */
@Timeout(600)
class IsolatedBotTest {
  private final Pile pile = new Pile(2, 9);

  private MatchRecord play(String bot, String time) {
    return Match.of(pile)
        .seat(BotCatalog.find(pile, bot))
        .seat("other", Bots.random())
        .seed(3)
        .time(TimeControl.parse(time))
        .listener(new MatchListener<>() {})
        .play();
  }

  @Test
  void playsAsItDoesHere() {
    MatchRecord here = play("toy-parrot", "none");
    MatchRecord there = play("isolated:bot=toy-parrot", "none");
    assertThat(there.faults()).isEmpty();
    assertThat(there.turns()).isEqualTo(here.turns());
    assertThat(there.entrants()).containsExactly("isolated:bot=toy-parrot", "other");
  }

  @Test
  void playsTheSameAgain() {
    MatchRecord once = play("isolated:bot=random", "none");
    assertThat(play("isolated:bot=random", "none").json()).isEqualTo(once.json());
  }

  @Test
  void whatItPrintsIsNoMove() {
    MatchRecord record = play("isolated:bot=toy-talker", "none");
    assertThat(record.faults()).isEmpty();
    assertThat(record.turns().get(0)).containsExactly("take 1");
  }

  @Test
  void endingTheVirtualMachineEndsItsOwn() {
    assertThat(play("isolated:bot=toy-quitter", "none").faults())
        .containsExactly(
            new Fault(0, 0, Kind.DISCONNECT, "the program ended with exit status 7", true));
  }

  @Test
  void takingAllMemoryTakesItsOwn() {
    assertThat(play("isolated:bot=toy-hog,memory=32", "none").faults())
        .containsExactly(
            new Fault(
                0,
                0,
                Kind.DISCONNECT,
                "the program ended with exit status 1;"
                    + " its last words: 'java.lang.OutOfMemoryError: Java heap space'",
                true));
  }

  @Test
  void aBotThatComputesForEverIsEnded() {
    assertThat(play("isolated:bot=toy-spinner", "move:200ms").faults())
        .containsExactly(new Fault(0, 0, Kind.TIMEOUT, "no move came within 200ms", true));
    assertThat(ProcessHandle.current().descendants().filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void whatThrowsIsAnExceptionHereToo() {
    assertThat(play("isolated:bot=toy-thrower", "none").faults())
        .containsExactly(
            new Fault(
                0,
                0,
                Kind.EXCEPTION,
                "the bot threw an error that the program reported:"
                    + " java.lang.IllegalStateException: \"no\" more ideas",
                true));
  }

  @Test
  void whatCannotPlayIsRefusedAtOnce() {
    assertThatThrownBy(() -> BotCatalog.find(pile, "isolated"))
        .hasMessageContainingAll("isolated", "option bot");
    assertThatThrownBy(() -> BotCatalog.find(pile, "isolated:bot=nobody"))
        .hasMessageStartingWith("no bot \"nobody\" plays toy-pile:seats=2,stones=9");
    assertThatThrownBy(() -> BotCatalog.find(pile, "isolated:bot=random,memory=1"))
        .hasMessageContainingAll("isolated option memory=1", "not in 16..65536");
    Dice dice = new Dice(2, 3);
    assertThatThrownBy(() -> BotCatalog.find(dice, "isolated:bot=random"))
        .hasMessageContainingAll("isolated cannot play toy-dice:seats=2,rounds=3", "parseState");
  }

  @Test
  void aVirtualMachineThatIsEndedEndsItsPrograms(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path pid = folder.resolve("pid");
    Program inner = Scripts.program("read g; echo $$ > " + pid + "; echo ready; sleep 600");
    Path script = folder.resolve("inner.sh");
    Files.writeString(script, inner.command().get(2));
    Process outer =
        new ProcessBuilder(VirtualMachine.command(64, "json:command='/bin/sh " + script + "'"))
            .start();
    OutputStream in = outer.getOutputStream();
    in.write(
        (new ProgramMessage.Greeting(pile.id()).line() + "\n").getBytes(StandardCharsets.UTF_8));
    in.flush();
    assertThat(outer.inputReader().readLine()).isEqualTo("ready");
    ProcessHandle program =
        ProcessHandle.of(Long.parseLong(Files.readString(pid).strip())).orElseThrow();
    outer.destroy();
    assertThat(outer.waitFor(5, TimeUnit.MINUTES)).isTrue();
    Processes.awaitEnd(program.pid());
  }
}
