package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.bot.Thought;
import org.rondo.format.MatchResult;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Concession.Reason;
import org.rondo.match.clock.TimeControl;

class ResignationTest {
  private static final Pile PILE = new Pile(2, 12);

  /** Plays at random, and resigns at a turn. */
  private static final class Resigning<S extends State, M extends Move> implements Bot<S, M> {
    private final int at;
    private final Bot<S, M> random = Bots.random();
    private int turn;

    Resigning(int at) {
      this.at = at;
    }

    @Override
    @SuppressWarnings("NullAway")
    public M choose(Decision<S, M> decision) {
      turn = decision.turn();
      return resigns() ? null : random.choose(decision);
    }

    @Override
    public boolean resigns() {
      return turn >= at;
    }

    @Override
    public Thought thought() {
      return Thought.scored(resigns() ? -9 : 0, "points");
    }
  }

  private static <S extends State, M extends Move> Match<S, M> match(Game<S, M> game, int... at) {
    Match<S, M> match = Match.of(game).listener(new MatchListener<>() {});
    for (int seat = 0; seat < at.length; seat++) {
      match.seat("bot " + seat, new Resigning<>(at[seat]));
    }
    return match;
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aBotThatResignsLosesWithoutAFault(String time) {
    MatchRecord record =
        match(PILE, 99, 3).time(TimeControl.parse(time)).timeSource(new ManualTime()).play();
    assertThat(record.faults()).isEmpty();
    assertThat(record.concessions()).containsExactly(new Concession(3, 1, Reason.RESIGNED, ""));
    assertThat(record.turnCount()).isEqualTo(3);
    assertThat(record.outcome().winner()).contains(0);
    assertThat(record.replay(PILE)).hasSize(4);
    assertThat(MatchRecord.parse(record.json())).isEqualTo(record);
  }

  @Test
  void theListenerHearsTheResignationAndTheLastThought() {
    List<String> heard = new ArrayList<>();
    match(PILE, 2, 99)
        .listener(
            new MatchListener<>() {
              @Override
              public void thought(int turn, int seat, Thought thought) {
                heard.add(turn + " " + thought);
              }

              @Override
              public void conceded(String entrant, Concession concession) {
                heard.add(entrant + ", " + concession);
              }
            })
        .play();
    assertThat(heard)
        .containsExactly(
            "0 0 points", "1 0 points", "2 -9 points", "bot 0, turn 3, seat 0: the bot resigned");
  }

  @Test
  void standingsCountAForfeitAndNoFault() {
    MatchRecord record = match(PILE, 0, 99).play();
    MatchResult result = MatchResult.of(record.outcome(), record.faults(), record.concessions());
    assertThat(result.faults()).containsExactly(0, 0);
    assertThat(result.forfeited()).isEqualTo(Seats.of(0));
  }

  @Test
  void twoSeatsThatResignInOneTurnDraw() {
    Dice dice = new Dice(2, 20);
    MatchRecord record = match(dice, 5, 5).play();
    assertThat(record.concessions()).extracting(Concession::seat).containsExactly(0, 1);
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(record.replay(dice)).hasSize(6);
  }

  @Test
  void theOtherSeatsPlayOnWithStandIns() {
    Dice dice = ToyMatches.lenientDice(4, 10);
    MatchRecord record = match(dice, 99, 4, 99, 6).play();
    assertThat(record.turnCount()).isEqualTo(10);
    assertThat(record.concessions())
        .containsExactly(
            new Concession(4, 1, Reason.RESIGNED, ""), new Concession(6, 3, Reason.RESIGNED, ""));
    assertThat(record.outcome().ranks().get(1)).isEqualTo(3);
    assertThat(record.outcome().ranks().get(3)).isEqualTo(3);
    record.replay(dice);
    MatchRecord resumed = match(dice, 99, 99, 99, 99).resume(record, 5).play();
    assertThat(resumed.concessions()).containsExactly(record.concessions().get(0));
    resumed.replay(dice);
  }

  @Test
  void aResignationThatThrowsIsNone() {
    Bot<Pile.Stones, Pile.Take> broken =
        new Bot<>() {
          @Override
          public Pile.Take choose(Decision<Pile.Stones, Pile.Take> decision) {
            return decision.moves().list().get(0);
          }

          @Override
          public boolean resigns() {
            throw new AssertionError("undecided");
          }
        };
    MatchRecord record =
        Match.of(PILE)
            .seat("broken", broken)
            .seat("random", Bots.random())
            .listener(new MatchListener<>() {})
            .play();
    assertThat(record.concessions()).isEmpty();
    assertThat(record.faults()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "3, 0, RESIGNED, ''", // not to move
    "2, 0, RESIGNED, ''", // the match goes on
    "4, 1, RESIGNED, ''", // after the end
    "3, 7, RESIGNED, ''",
    "3, 1, DRAWN_BY_SCORE, rule", // the other seat does not agree
  })
  void aReplayRefusesAnImpossibleConcession(int turn, int seat, Reason reason, String rule) {
    MatchRecord record = match(PILE, 99, 3).play();
    MatchRecord changed = with(record, List.of(new Concession(turn, seat, reason, rule)));
    assertThatThrownBy(() -> changed.replay(PILE)).isInstanceOf(DamagedFileException.class);
  }

  @Test
  void aReplayRefusesConcessionsOfBothSeatsByLosses() {
    MatchRecord record = match(PILE, 99, 3).play();
    Concession first = new Concession(3, 0, Reason.LOST_BY_SCORE, "rule");
    Concession second = new Concession(3, 1, Reason.LOST_BY_SCORE, "rule");
    assertThatThrownBy(() -> with(record, List.of(first, second)).replay(PILE))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("impossible concession: turn 4, seat 0: lost by its own scores");
    assertThat(with(record, List.of(second)).replay(PILE)).hasSize(4);
  }

  private static MatchRecord with(MatchRecord record, List<Concession> concessions) {
    return RecordDraft.of(record, draft -> draft.concessions = concessions);
  }

  @Test
  void aConcessionChecksItsRule() {
    assertThatThrownBy(() -> new Concession(0, 0, Reason.RESIGNED, "rule"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Concession(0, 0, Reason.LOST_BY_SCORE, ""))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Concession(0, 0, Reason.LOST_BY_SCORE, "a\nb"))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Concession(0, -1, Reason.RESIGNED, ""))
        .hasMessageContainingAll("seat -1 at turn 0", "count from 0");
  }
}
