package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.bot.Bots;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.bot.Peeker;
import org.rondo.bot.StakedCard;
import org.rondo.bot.StakedCard.Table;
import org.rondo.bot.StakedCard.Word;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.match.adjudication.ResignRule;
import org.rondo.match.clock.TimeControl;
import org.rondo.random.Seed;

/** What bots in this virtual machine learn of a game that hides something. */
@Timeout(600)
class HiddenMatchTest {
  private static final int MATCHES = 20;

  private final StakedCard game = new StakedCard(6);
  private final Peeker first = new Peeker();
  private final Peeker second = new Peeker();

  private Match<Table, Word> match(long seed) {
    return Match.of(game)
        .seat("first", first)
        .seat("second", second)
        .seed(seed)
        .listener(new Transcript<>());
  }

  private void assertNothingWasFound() {
    assertThat(first.found).isEmpty();
    assertThat(second.found).isEmpty();
    assertThat(first.asked + second.asked).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"none", "move:1m"})
  void aPeekingBotFindsNothing(String time) {
    for (int seed = 0; seed < MATCHES; seed++) {
      match(seed).time(TimeControl.parse(time)).play();
    }
    assertNothingWasFound();
    assertThat(second.asked).isEqualTo(MATCHES);
    assertThat(first.told).isEqualTo(MATCHES);
  }

  @Test
  void theNumberOfTurnsTellsNothing() {
    List<Integer> lengths = new ArrayList<>();
    for (int seed = 0; seed < MATCHES; seed++) {
      lengths.add(match(seed).play().turnCount());
    }
    assertThat(lengths).contains(2, 3);
    assertThat(second.turns).hasSize(MATCHES).containsOnly(0);
  }

  @Test
  void aPeekingBotFindsNothingAfterAnOpening() {
    for (int seed = 0; seed < MATCHES; seed++) {
      match(seed).opening(new Opening(List.of(List.of("stake 2")))).play();
    }
    assertNothingWasFound();
  }

  @Test
  void aPeekingBotFindsNothingInAMatchThatIsResumed() {
    for (int seed = 0; seed < MATCHES; seed++) {
      MatchRecord record = match(seed).play();
      match(seed).resume(record, 1).play();
    }
    assertNothingWasFound();
    assertThat(second.turns).containsOnly(0);
  }

  @Test
  void aPeekingBotFindsNothingUnderRulesOfAdjudication() {
    match(0).adjudication(Adjudication.none().with(new ResignRule(1, 1, false, ""))).play();
    assertNothingWasFound();
  }

  @Test
  void aPeekingBotFindsNothingWhileItIsWarmedUp() {
    WarmBots warm = new WarmBots();
    warm.warmUp(game, List.of(new Entrant<>("first", () -> first)));
    assertNothingWasFound();
  }

  @Test
  void aPeekingBotFindsNothingInADecisionThatATestMakes() {
    Table whole = game.start(Seed.of(3).rng());
    first.choose(Decision.in(game, whole, 0, Seed.of(4).rng()));
    assertNothingWasFound();
  }

  @Test
  void aStandInIsChosenByWhatItsSeatKnows() {
    List<Table> looked = new ArrayList<>();
    StakedCard watched =
        new StakedCard(6) {
          @Override
          public Optional<Word> standIn(Table table, int seat, Optional<Word> offered) {
            looked.add(table);
            return super.standIn(table, seat, offered);
          }
        };
    MatchRecord record =
        Match.of(watched)
            .seat("wrong", decision -> new Word("call"))
            .seat("random", Bots.random())
            .listener(new Transcript<>())
            .play();
    assertThat(record.faults()).isNotEmpty();
    assertThat(looked).isNotEmpty().noneMatch(Table::isWhole);
  }

  @Test
  void listenersRecordsAndReplaysHaveTheTruth() {
    Transcript<Table, Word> transcript = new Transcript<>();
    MatchRecord record = match(1).listener(transcript).play();
    assertThat(transcript.states).hasSizeGreaterThan(1).allMatch(Table::isWhole);
    assertThat(record.replay(game)).isEqualTo(transcript.states);
  }
}
