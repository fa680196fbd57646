package org.rondo.cli.learn;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.examples.games.KuhnPoker;
import org.rondo.examples.games.KuhnPoker.KuhnAction;
import org.rondo.examples.games.KuhnPoker.KuhnHand;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class LearnerMatchTest {

  /** Folds to a bet, and keeps what it is told of the end. */
  private record FoldingBot(List<String> told) implements Bot<KuhnHand, KuhnAction> {
    @Override
    public KuhnAction choose(Decision<KuhnHand, KuhnAction> decision) {
      return decision.game().parse("pass");
    }

    @Override
    public void finished(KuhnHand state, Outcome outcome) {
      told.add(state.text() + " " + outcome.scores());
    }
  }

  @Test
  void anOpponentIsToldOnlyWhatItsSeatKnowsOfTheEnd() {
    KuhnPoker game = new KuhnPoker();
    List<String> told = new ArrayList<>();
    LearnerMatch<KuhnHand, KuhnAction> match =
        new LearnerMatch<>(game, Map.of(1, new Entrant<>("b", () -> new FoldingBot(told))), false);
    match.reset(Seed.of(1), 0);
    match.play(new TreeMap<>(Map.of(0, game.parse("bet"))));
    assertThat(match.isOver()).isTrue();
    assertThat(told).hasSize(1);
    assertThat(told.get(0)).matches("\\?[JQK] bp \\[1\\.0, -1\\.0]");
  }

  private record ChosenNumber(int value) implements Move {
    @Override
    public String text() {
      return "" + value;
    }
  }

  private record ChosenNumbers(List<Integer> chosen) implements State {
    @Override
    public Seats toMove() {
      return chosen.size() < 2 ? Seats.of(chosen.size()) : Seats.none();
    }

    @Override
    public double score(int seat) {
      return chosen.size() < 2 ? 0 : chosen.get(seat);
    }

    @Override
    public String text() {
      return chosen.toString();
    }
  }

  /** Seat 0 chooses a number below {@code first}, then seat 1 one of another range. */
  private record ChoiceOfNumbers(int first, int from, int to)
      implements Game<ChosenNumbers, ChosenNumber> {
    @Override
    public String id() {
      return "numbers";
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public ChosenNumbers start(Rng rng) {
      return new ChosenNumbers(List.of());
    }

    @Override
    public MoveSpace<ChosenNumber> moves(ChosenNumbers state, int seat) {
      if (!state.toMove().contains(seat)) {
        return MoveSpace.empty();
      }
      IntStream numbers = seat == 0 ? IntStream.range(0, first) : IntStream.range(from, to);
      return MoveSpace.of(numbers.mapToObj(ChosenNumber::new).toList());
    }

    @Override
    public ChosenNumbers next(ChosenNumbers state, JointMove<ChosenNumber> joint, Rng rng) {
      List<Integer> chosen = new ArrayList<>(state.chosen());
      chosen.add(joint.only().value());
      return new ChosenNumbers(List.copyOf(chosen));
    }

    @Override
    public ChosenNumber parse(String text) {
      return new ChosenNumber(Integer.parseInt(text));
    }

    @Override
    public String show(ChosenNumbers state) {
      return state.text() + "\n";
    }
  }

  @ParameterizedTest
  @CsvSource({"512, true", "513, false"})
  void anObservationListsUpTo512Moves(int count, boolean isListed) {
    LearnerMatch<ChosenNumbers, ChosenNumber> match =
        new LearnerMatch<>(new ChoiceOfNumbers(count, 0, 1), Map.of(), false);
    match.reset(Seed.of(1), 0);
    JsonElement moves = match.observation().getAsJsonArray("moves").get(0);
    assertThat(moves.isJsonArray() ? moves.getAsJsonArray().size() : 0)
        .isEqualTo(isListed ? count : 0);
  }

  @ParameterizedTest
  @CsvSource({
    "512, 0, 1, true",
    "513, 0, 1, false",
    "1, 0, 513, false",
    "511, 511, 512, true",
    "512, 512, 513, false"
  })
  void aListOfAllMovesHasUpTo512(int first, int from, int to, boolean isListed) {
    assertThat(MoveSurvey.of(new ChoiceOfNumbers(first, from, to)).isPresent()).isEqualTo(isListed);
  }
}
