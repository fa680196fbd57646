package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Bots;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

class OpeningsTest {
  private static final Pile PILE = new Pile(2, 40);
  private static final String TWELVE_LEFT = "12 left after 5 turns, taken [20, 8]";

  private static Opening opening(String... moves) {
    return new Opening(List.of(moves).stream().map(List::of).toList());
  }

  private static OpeningSequence.Beginning beginning(Openings openings, int number) {
    return new OpeningSequence<>(PILE, openings, Seed.of(3), 0).beginning(number, 0);
  }

  @Test
  void aListIsPlayedInItsOrderAndAgainFromItsBeginning() {
    Openings list = Openings.of(List.of(opening("take 1"), opening("take 2"), opening("take 3")));
    List<String> first =
        IntStream.range(0, 7)
            .mapToObj(number -> beginning(list, number).opening().turns().get(0).get(0))
            .toList();
    assertThat(first)
        .containsExactly("take 1", "take 2", "take 3", "take 1", "take 2", "take 3", "take 1");
    assertThat(beginning(list, 0).seed()).isNotEqualTo(beginning(list, 3).seed());
  }

  @Test
  void aRandomOrderPlaysEachOpeningOnceAndDependsOnTheSeed() {
    List<Opening> openings =
        IntStream.range(0, 50).mapToObj(n -> Opening.random(PILE, 8, Seed.of(n))).toList();
    Openings.Listed list = new Openings.Listed(openings, Openings.ListOrder.RANDOM);
    assertThat(list.dealt(Seed.of(1)).openings())
        .containsExactlyInAnyOrderElementsOf(openings)
        .isNotEqualTo(openings)
        .isEqualTo(list.dealt(Seed.of(1)).openings())
        .isNotEqualTo(list.dealt(Seed.of(2)).openings());
  }

  @Test
  void theTextChangesWithEachOpeningAndWithTheOrder() {
    Openings list = Openings.of(List.of(opening("take 1"), opening("take 2")));
    assertThat(list.text())
        .matches("list:openings=2,order=listed,sha256=[0-9a-f]{64}")
        .isEqualTo(Openings.of(List.of(opening("take 1"), opening("take 2"))).text())
        .isNotEqualTo(Openings.of(List.of(opening("take 2"), opening("take 1"))).text())
        .isNotEqualTo(Openings.of(List.of(opening("take 1", "take 2"), Opening.none())).text())
        .isNotEqualTo(
            new Openings.Listed(
                    List.of(opening("take 1"), opening("take 2")), Openings.ListOrder.RANDOM)
                .text());
    assertThat(Openings.of(List.of(new Opening(TWELVE_LEFT, List.of()))).text())
        .isNotEqualTo(Openings.of(List.of(Opening.none())).text());
  }

  @Test
  void gamesOfSimultaneousMovesHaveRandomOpeningsWhereTheirNumberIsGiven() {
    Dice dice = new Dice(2, 20);
    OpeningSequence<Dice.Table, Dice.Guess> given =
        new OpeningSequence<>(dice, Openings.random(4), Seed.of(1), 0);
    assertThat(given.beginning(0, 0).opening().turns())
        .hasSize(4)
        .allMatch(turn -> turn.size() == 2);
    OpeningSequence<Dice.Table, Dice.Guess> standard =
        new OpeningSequence<>(dice, Openings.standard(), Seed.of(1), 0);
    assertThat(standard.beginning(0, 0).opening()).isEqualTo(Opening.none());
    assertThat(beginning(Openings.standard(), 0)).isEqualTo(beginning(Openings.random(6), 0));
  }

  @Test
  void theSeedOfAMatchAllowsItsOpeningWhereChanceDecidesWhatIsLegal() {
    Dice dice = new Dice(2, 20);
    Opening guesses = new Opening(List.of(List.of("1", "2"), List.of("3", "4")));
    Openings list = Openings.of(List.of(guesses));
    list.require(dice);
    for (int seed = 0; seed < 20; seed++) {
      for (Seed root : List.of(Seed.of(seed), new Seed("secret:" + "0a".repeat(16) + seed % 10))) {
        OpeningSequence<Dice.Table, Dice.Guess> sequence =
            new OpeningSequence<>(dice, list, root, 0);
        for (int match = 0; match < 2; match++) {
          OpeningSequence.Beginning beginning = sequence.beginning(0, match);
          assertThat(beginning.opening()).isEqualTo(guesses);
          assertThat(guesses.objection(dice, beginning.seed())).isEmpty();
        }
      }
    }
  }

  @Test
  void anOpeningThatCannotBePlayedIsRefused() {
    refused(opening("take 1", "take 4"), "opening 2: turn 2: seat 1 cannot play take 4");
    refused(new Opening("no stones", List.of()), "opening 2: no position: no stones");
    refused(
        new Opening("0 left after 5 turns, taken [20, 20]", List.of()),
        "opening 2: the game is over in this position");
    refused(
        new Opening("3 left after 5 turns, taken [20, 17]", List.of(List.of("take 3"))),
        "opening 2: the game is over after turn 1");
    assertThatThrownBy(
            () -> Openings.of(List.of(new Opening("4 left", List.of()))).require(new Dice(2, 5)))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("cannot read positions from texts; give the moves of the opening");
    assertThatThrownBy(() -> Openings.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContainingAll("list of openings", "at least one");
  }

  private static void refused(Opening opening, String sentence) {
    assertThatThrownBy(() -> Openings.of(List.of(Opening.none(), opening)).require(PILE))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith(sentence);
  }

  @Test
  void aMatchFromAPositionIsRecordedReplayedAndResumed() {
    Opening opening = new Opening(TWELVE_LEFT, List.of(List.of("take 1"), List.of("take 2")));
    MatchRecord record =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).opening(opening).play();
    assertThat(record.json())
        .contains(",\"position\":\"" + TWELVE_LEFT + "\",\"opening\":[[\"take 1\"],[\"take 2\"]],");
    MatchRecord read = MatchRecord.parse(record.json());
    assertThat(read).isEqualTo(record);
    assertThat(read.replay(PILE).get(0).text()).isEqualTo(TWELVE_LEFT);
    MatchRecord resumed =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).resume(read, 3).play();
    assertThat(resumed.opening()).isEqualTo(opening);
    assertThat(resumed.turns().get(0)).isEqualTo(record.turns().get(0));
  }

  @Test
  void aRecordWithAnotherPositionDoesNotReplay() {
    Opening opening = new Opening(TWELVE_LEFT, List.of());
    MatchRecord record =
        Match.of(PILE).seat("a", Bots.random()).seat("b", Bots.random()).opening(opening).play();
    for (String other : List.of("", "12 left after 5 turns, taken [19, 9]", "a pile")) {
      MatchRecord changed =
          RecordDraft.of(record, draft -> draft.opening = new Opening(other, List.of()));
      assertThatThrownBy(() -> changed.replay(PILE)).isInstanceOf(DamagedFileException.class);
    }
  }
}
