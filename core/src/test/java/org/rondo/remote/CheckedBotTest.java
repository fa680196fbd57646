package org.rondo.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Decision;
import org.rondo.bot.Pile;
import org.rondo.game.GameFailureException;
import org.rondo.game.Outcome;
import org.rondo.random.Seed;

/** No program is to blame for a failure of the rules. */
class CheckedBotTest {
  private static final CheckLimits LIMITS =
      new CheckLimits(Duration.ofSeconds(1), Duration.ofSeconds(1), Duration.ofSeconds(1));

  private final Pile pile = new Pile(2, 9);
  private final List<ProgramFinding> findings = new ArrayList<>();

  /** Its rules fail at every call. */
  private final class FailingProtocol implements Protocol<Pile.Stones, Pile.Take> {
    private GameFailureException failure() {
      return GameFailureException.of(pile, "text", new IllegalStateException("no text"));
    }

    @Override
    public void ask(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      throw failure();
    }

    @Override
    public Pile.Take answer(LineConnection session, Decision<Pile.Stones, Pile.Take> decision) {
      throw failure();
    }

    @Override
    public void finished(LineConnection session, Pile.Stones state, Outcome outcome) {
      throw failure();
    }
  }

  private CheckedBot<Pile.Stones, Pile.Take> bot() {
    return new CheckedBot<>(
        Scripts.program("cat"), new FailingProtocol(), "a match", false, LIMITS, findings::add);
  }

  @Test
  void failuresOfTheRulesAreNoFindings() {
    Pile.Stones start = pile.start();
    Decision<Pile.Stones, Pile.Take> first = Decision.in(pile, start, 0, Seed.of(1).rng());
    CheckedBot<Pile.Stones, Pile.Take> asked = bot();
    assertThatThrownBy(() -> asked.choose(first)).isInstanceOf(GameFailureException.class);
    asked.close();
    CheckedBot<Pile.Stones, Pile.Take> told = bot();
    assertThatThrownBy(() -> told.finished(start, Outcome.byScore(1, 0)))
        .isInstanceOf(GameFailureException.class);
    told.close();
    CheckedBot<Pile.Stones, Pile.Take> again = bot();
    again.playAgain(new FailingProtocol(), first);
    assertThatThrownBy(again::close).isInstanceOf(GameFailureException.class);
    assertThat(findings).isEmpty();
  }
}
