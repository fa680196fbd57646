package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Dice;
import org.rondo.bot.Entrant;
import org.rondo.bot.OneTurn;
import org.rondo.bot.Pile;
import org.rondo.game.GameFailureException;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class MatchTest {
  private final Pile pile = new Pile(2, 6);

  private static Bot<Pile.Stones, Pile.Take> taking(int count) {
    return decision -> new Pile.Take(count);
  }

  private Match<Pile.Stones, Pile.Take> ready() {
    return Match.of(pile).seat("one", taking(1)).seat("two", taking(2));
  }

  @Test
  void recordsWhatWasPlayed() {
    MatchRecord record = ready().seed(5).play();
    assertThat(record.game()).isEqualTo("toy-pile:seats=2,stones=6");
    assertThat(record.seed()).isEqualTo(Seed.of(5));
    assertThat(record.entrants()).containsExactly("one", "two");
    assertThat(record.opening()).isEqualTo(Opening.none());
    assertThat(record.turns())
        .containsExactly(
            List.of("take 1"), List.of("take 2"), List.of("take 1"), List.of("take 2"));
    assertThat(record.turnCount()).isEqualTo(4);
    assertThat(record.faults()).isEmpty();
    assertThat(record.outcome().ranks()).containsExactly(2, 1);
    assertThat(record.outcome().scores()).containsExactly(2.0, 4.0);
  }

  @Test
  void recordsTheMovesOfATurnInTheOrderOfTheSeats() {
    Dice dice = new Dice(4, 1);
    Match<Dice.Table, Dice.Guess> match = Match.of(dice).seed(1);
    for (int seat = 0; seat < 4; seat++) {
      int place = seat;
      match.seat("seat " + seat, decision -> decision.moves().list().get(place));
    }
    Dice.Table start = dice.start(Seed.of(1).child("rules").rng());
    List<String> texts = dice.moves(start, 0).list().stream().map(Dice.Guess::text).toList();
    assertThat(match.play().turns()).containsExactly(texts.subList(0, 4));
  }

  @Test
  void aSupplierMakesABotForEachMatch() {
    List<Bot<Pile.Stones, Pile.Take>> made = new ArrayList<>();
    Match<Pile.Stones, Pile.Take> match =
        Match.of(pile)
            .seat(
                "fresh",
                () -> {
                  made.add(taking(1));
                  return made.get(made.size() - 1);
                })
            .seat("random", Bots::random);
    assertThat(match.play()).isEqualTo(match.play());
    assertThat(made).hasSize(2);
  }

  @Test
  void playsFromSeedZeroWithoutAnOpeningByDefault() {
    MatchRecord record = ready().play();
    assertThat(record.seed()).isEqualTo(Seed.of(0));
    assertThat(record.opening().turns()).isEmpty();
  }

  @Test
  void takesASeedThatIsNoNumber() {
    Seed seed = Seed.of(7).child("round", 3);
    assertThat(ready().seed(seed).play().seed()).isEqualTo(seed);
  }

  @Test
  void aGameThatIsOverAtTheStartIsNotPlayed() {
    MatchRecord record =
        Match.of(new Pile(2, 0)).seat("one", taking(1)).seat("two", taking(1)).play();
    assertThat(record.turns()).isEmpty();
    assertThat(record.outcome().ranks()).containsExactly(1, 1);
    assertThat(record.replay(new Pile(2, 0))).hasSize(1);
  }

  @Test
  void tellsTheBotHowThingsStand() {
    List<Decision<Pile.Stones, Pile.Take>> told = new ArrayList<>();
    Bot<Pile.Stones, Pile.Take> curious =
        decision -> {
          told.add(decision);
          return new Pile.Take(1);
        };
    Transcript<Pile.Stones, Pile.Take> transcript = new Transcript<>();
    Match.of(pile)
        .seat("one", curious)
        .seat("two", curious)
        .opening(new Opening(List.of(List.of("take 3"))))
        .listener(transcript)
        .play();
    assertThat(told).extracting(Decision::turn).containsExactly(1, 2, 3);
    assertThat(told).extracting(Decision::seat).containsExactly(1, 0, 1);
    assertThat(told).extracting(Decision::state).isEqualTo(transcript.states.subList(1, 4));
    assertThat(told).allSatisfy(decision -> assertThat(decision.timeLeft()).isEmpty());
    assertThat(told).allSatisfy(decision -> assertThat(decision.game(Pile.class)).isSameAs(pile));
    assertThat(told.get(2).moves().list()).containsExactly(new Pile.Take(1));
  }

  @Test
  void tellsTheListenerEveryTurnOfTheOpeningAndOfTheBots() {
    Transcript<Pile.Stones, Pile.Take> transcript = new Transcript<>();
    ready().opening(new Opening(List.of(List.of("take 3")))).listener(transcript).play();
    assertThat(transcript.events)
        .containsExactly(
            "started 6 left after 0 turns, taken [0, 0]",
            "turn 0 {0: take 3} 3 left after 1 turns, taken [3, 0]",
            "turn 1 {1: take 2} 1 left after 2 turns, taken [3, 2]",
            "turn 2 {0: take 1} 0 left after 3 turns, taken [4, 2]");
  }

  @Test
  void tellsTheListenerOfAFaultBeforeTheTurnIsPlayed() {
    Dice dice = ToyMatches.lenientDice(2, 1);
    Transcript<Dice.Table, Dice.Guess> transcript = new Transcript<>();
    Match.of(dice)
        .seat("good", ToyMatches.first())
        .seat("bad", decision -> null)
        .listener(transcript)
        .play();
    assertThat(transcript.events).hasSize(3);
    assertThat(transcript.events.get(0)).startsWith("started");
    assertThat(transcript.events.get(1))
        .isEqualTo(
            "fault of bad, turn 1, seat 1: the bot returned no move but null; a stand-in is played");
    assertThat(transcript.events.get(2)).startsWith("turn 0");
  }

  @Test
  void asksEachEntrantForOneBotInEachMatch() {
    List<String> made = new ArrayList<>();
    Entrant<Pile.Stones, Pile.Take> one = entrant("one", made);
    Match<Pile.Stones, Pile.Take> match = Match.of(pile).seat(one).seat(entrant("two", made));
    assertThat(made).isEmpty();
    match.play();
    assertThat(made).containsExactly("one", "two");
    match.play();
    assertThat(made).containsExactly("one", "two", "one", "two");
  }

  private static Entrant<Pile.Stones, Pile.Take> entrant(String name, List<String> made) {
    return new Entrant<>(
        name,
        () -> {
          made.add(name);
          return taking(1);
        });
  }

  @Test
  void anEntrantMaySitAtSeveralSeats() {
    Entrant<Pile.Stones, Pile.Take> self = new Entrant<>("self", Bots::random);
    assertThat(Match.of(pile).seat(self).seat(self).play().entrants())
        .containsExactly("self", "self");
  }

  @Test
  void everySeatDrawsFromAStreamOfItsOwnThatGoesOnFromTurnToTurn() {
    List<Long> drawn = new ArrayList<>();
    Dice dice = new Dice(4, 5);
    Match<Dice.Table, Dice.Guess> match = Match.of(dice).seed(3);
    for (int seat = 0; seat < 4; seat++) {
      match.seat(
          "seat " + seat,
          decision -> {
            drawn.add(decision.rng().nextLong());
            return decision.moves().list().get(0);
          });
    }
    match.play();
    Rng rules = Seed.of(3).child("rules").rng();
    assertThat(drawn)
        .hasSize(20)
        .doesNotHaveDuplicates()
        .doesNotContainAnyElementsOf(
            LongStream.generate(rules::nextLong).limit(20).boxed().toList());
  }

  @Test
  void matchesInSeveralThreadsAreThoseOfOne() {
    Dice dice = new Dice(2, 20);
    List<String> together =
        LongStream.range(0, 100).parallel().mapToObj(seed -> randomMatch(dice, seed)).toList();
    List<String> alone =
        LongStream.range(0, 100).mapToObj(seed -> randomMatch(dice, seed)).toList();
    assertThat(together).isEqualTo(alone);
  }

  private static String randomMatch(Dice dice, long seed) {
    Entrant<Dice.Table, Dice.Guess> random = new Entrant<>("random", Bots::random);
    return Match.of(dice).seat(random).seat(random).seed(seed).play().json();
  }

  @Test
  void refusesToPlayWithAFreeSeat() {
    Match<Pile.Stones, Pile.Take> match = Match.of(pile).seat("one", taking(1));
    assertThatThrownBy(match::play)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll("toy-pile:seats=2,stones=6", "2 seats and 1 taken");
  }

  @Test
  void refusesMoreEntrantsThanSeats() {
    Match<Pile.Stones, Pile.Take> match = ready();
    assertThatThrownBy(() -> match.seat("three", taking(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("no free seat for three", "all 2");
    assertThat(match.play().entrants()).containsExactly("one", "two");
  }

  @Test
  void refusesABlankName() {
    assertThatThrownBy(() -> Match.of(pile).seat(" ", taking(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("entrant name ' '", "blank or not one line");
  }

  @Test
  void refusesNull() {
    Match<Pile.Stones, Pile.Take> match = Match.of(pile);
    assertThatNullPointerException().isThrownBy(() -> Match.of(null)).withMessage("game");
    assertThatNullPointerException()
        .isThrownBy(() -> match.seat("x", (Bot<Pile.Stones, Pile.Take>) null))
        .withMessage("bot");
    assertThatNullPointerException()
        .isThrownBy(() -> match.seat("x", (Supplier<Bot<Pile.Stones, Pile.Take>>) null))
        .withMessage("bots");
    assertThatNullPointerException().isThrownBy(() -> match.seat(null, taking(1)));
    assertThatNullPointerException().isThrownBy(() -> match.seat(null)).withMessage("entrant");
    assertThatNullPointerException().isThrownBy(() -> match.seed(null)).withMessage("seed");
    assertThatNullPointerException().isThrownBy(() -> match.opening(null)).withMessage("opening");
    assertThatNullPointerException().isThrownBy(() -> match.listener(null)).withMessage("listener");
  }

  @Test
  void refusesAScoreThatIsNotFinite() {
    OneTurn endless = OneTurn.paying(Double.POSITIVE_INFINITY);
    Match<OneTurn.Purse, Dice.Guess> match = Match.of(endless).seat("rich", ToyMatches.first());
    assertThatThrownBy(match::play)
        .isInstanceOf(GameFailureException.class)
        .hasMessageContainingAll("score Infinity", "not a finite number");
  }
}
