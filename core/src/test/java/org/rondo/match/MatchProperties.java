package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.bot.Bot;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class MatchProperties {

  @Provide
  Arbitrary<Game<?, ?>> games() {
    return ToyMatches.games();
  }

  @Property
  void theSameMatchGivesTheSameRecordByteForByte(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 3) int opening) {
    assertThat(json(game, seed, opening)).isEqualTo(json(game, seed, opening));
  }

  private static String json(Game<?, ?> game, long seed, int opening) {
    return ToyMatches.match(game, Seed.of(seed), 0.1, opening).play().json();
  }

  @Property
  void anotherSeedGivesAnotherGame(@ForAll long seed, @ForAll long other) {
    Assume.that(seed != other);
    Dice dice = new Dice(2, 20);
    assertThat(ToyMatches.match(dice, Seed.of(seed), 0, 0).play().digest())
        .isNotEqualTo(ToyMatches.match(dice, Seed.of(other), 0, 0).play().digest());
  }

  @Property
  void whatABotDrawsMovesNeitherTheRulesNorTheOthers(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int extra) {
    Bot<Dice.Table, Dice.Guess> frugal = ToyMatches.first();
    Bot<Dice.Table, Dice.Guess> wasteful =
        decision -> {
          IntStream.range(0, extra).forEach(i -> decision.rng().nextLong());
          return frugal.choose(decision);
        };
    assertThat(statesAgainstRandom(wasteful, seed)).isEqualTo(statesAgainstRandom(frugal, seed));
  }

  private static List<Dice.Table> statesAgainstRandom(Bot<Dice.Table, Dice.Guess> bot, long seed) {
    Transcript<Dice.Table, Dice.Guess> transcript = new Transcript<>();
    Match.of(new Dice(2, 20))
        .seat("bot", bot)
        .seat("random", Bots.random())
        .seed(seed)
        .listener(transcript)
        .play();
    return transcript.states;
  }

  @Property
  void theDigestIsThatOfTheStatesThatTheListenerSees(
      @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 3) int opening) {
    digestIsThatOfTheStates(game, Seed.of(seed), opening);
  }

  private static <S extends State, M extends Move> void digestIsThatOfTheStates(
      Game<S, M> game, Seed seed, int opening) {
    Transcript<S, M> transcript = new Transcript<>();
    MatchRecord record = ToyMatches.match(game, seed, 0.1, opening).listener(transcript).play();
    List<S> states = transcript.states;
    assertThat(states).hasSize(record.turnCount() + 1);
    assertThat(record.digest()).isEqualTo(digest(states));
    assertThat(record.checkpoints())
        .isEqualTo(
            IntStream.rangeClosed(1, states.size() / 16)
                .mapToObj(i -> digest(states.subList(0, 16 * i)).substring(0, 8))
                .toList());
  }

  private static String digest(List<? extends State> states) {
    StringBuilder text = new StringBuilder();
    states.forEach(state -> text.append(state.text()).append('\n'));
    return Hashing.sha256().hashString(text, StandardCharsets.UTF_8).toString();
  }

  @Property
  void theOutcomeIsThatOfTheLastState(@ForAll("games") Game<?, ?> game, @ForAll long seed) {
    outcomeIsThatOfTheLastState(game, Seed.of(seed));
  }

  private static <S extends State, M extends Move> void outcomeIsThatOfTheLastState(
      Game<S, M> game, Seed seed) {
    Transcript<S, M> transcript = new Transcript<>();
    MatchRecord record = ToyMatches.match(game, seed, 0, 0).listener(transcript).play();
    S end = transcript.states.get(transcript.states.size() - 1);
    assertThat(end).matches(State::isOver);
    assertThat(record.outcome()).isEqualTo(game.outcome(end));
    assertThat(record.faults()).isEmpty();
  }

  @Property
  void theRulesDrawFromTheStreamThatTheRecordNames(@ForAll long seed) {
    Transcript<Dice.Table, Dice.Guess> transcript = new Transcript<>();
    ToyMatches.match(new Dice(2, 9), Seed.of(seed), 0, 0).listener(transcript).play();
    Rng rules = Seed.of(seed).child("rules").rng();
    assertThat(transcript.states)
        .extracting(Dice.Table::die)
        .isEqualTo(transcript.states.stream().map(state -> 1 + rules.below(6)).toList());
  }
}
