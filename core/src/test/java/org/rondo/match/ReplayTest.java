package org.rondo.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.UnaryOperator;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.rondo.bot.Dice;
import org.rondo.bot.Pile;
import org.rondo.game.JointMove;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Fault.Kind;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class ReplayTest {
  private final MatchRecord golden = GoldenMatch.play();

  /** The golden record with some of its text replaced, and a digest that fits. */
  private static MatchRecord edited(UnaryOperator<String> edit) {
    String json = edit.apply(GoldenMatch.JSON);
    assertThat(json).isNotEqualTo(GoldenMatch.JSON);
    return GoldenMatch.edited(json);
  }

  private static MatchRecord edited(String before, String after) {
    return edited(json -> json.replace(before, after));
  }

  private static AbstractThrowableAssert<?, ?> refused(MatchRecord record) {
    return assertThatThrownBy(() -> record.replay(GoldenMatch.DICE))
        .isInstanceOf(DamagedFileException.class);
  }

  @Test
  void givesEveryStateFromTheStartToTheEnd() {
    Pile pile = new Pile(2, 4);
    MatchRecord record =
        Match.of(pile)
            .seat("a", ToyMatches.first())
            .seat("b", ToyMatches.first())
            .opening(new Opening(List.of(List.of("take 2"))))
            .play();
    assertThat(record.replay(pile))
        .containsExactly(
            new Pile.Stones(4, 0, List.of(0, 0)),
            new Pile.Stones(2, 1, List.of(2, 0)),
            new Pile.Stones(1, 2, List.of(2, 1)),
            new Pile.Stones(0, 3, List.of(3, 1)));
  }

  @Test
  void findsTheRulesInTheCatalogue() {
    Pile pile = new Pile(4, 20);
    MatchRecord record = ToyMatches.match(pile, Seed.of(3), 0, 2).play();
    assertThat(record.game()).isEqualTo("toy-pile:seats=4,stones=20");
    List<?> states = MatchRecord.parse(record.json()).replay();
    assertThat(states).isEqualTo(record.replay(pile));
  }

  @Test
  void aGameThatTheCatalogueDoesNotHaveIsRefused() {
    assertThatThrownBy(golden::replay)
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("there is no game \"toy-dice\"")
        .hasMessageEndingWith("; replay a game that is not registered with replay(game)");
  }

  @Test
  void aRecordOfAnotherGameIsRefused() {
    assertThatThrownBy(() -> golden.replay(new Pile(2, 4)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll(
            "toy-dice:seats=2,rounds=16", "cannot be replayed as toy-pile:seats=2,stones=4");
    assertThatThrownBy(() -> golden.replay(new Dice(2, 15)))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll(
            "toy-dice:seats=2,rounds=16", "cannot be replayed as toy-dice:seats=2,rounds=15");
    refused(edited("rounds=16", "rounds=17"));
  }

  @Test
  void aRecordOfAnotherNumberOfEntrantsIsRefused() {
    refused(
            edited(
                json ->
                    json.replace("\"random\"", "\"random\",\"third\"")
                        .replace("[2,1]", "[2,1,3]")
                        .replace("[40,53]", "[40,53,0]")))
        .hasMessageContainingAll("3 entrants", "toy-dice:seats=2,rounds=16", "2 seats");
  }

  @Test
  void aMoveThatCannotBePlayedIsRefusedWithItsTurn() {
    refused(edited("\"opening\":[[\"3\",\"4\"]", "\"opening\":[[\"3\",\"7\"]"))
        .hasMessageStartingWith("at turn 1: seat 1 cannot play 7: only 1 to 6 may be said");
    refused(edited("[\"1\",\"4\"]],\"faults\"", "[\"1\",\"four\"]],\"faults\""))
        .hasMessage("at turn 16: 'four' is no move: a move is a digit");
    refused(edited("[\"1\",\"4\"]],\"faults\"", "[\"1\"]],\"faults\""))
        .hasMessageContainingAll("turn 16", "1 moves [1]", "{0, 1}");
  }

  @Test
  void aMoveOfTheBeginningThatWasChangedIsFoundAtTheNextCheckpoint() {
    refused(edited("\"opening\":[[\"3\",\"4\"]", "\"opening\":[[\"1\",\"4\"]"))
        .hasMessageContaining("one of the positions 0 to 15 is not the recorded one");
  }

  @Test
  void aMoveAfterTheLastCheckpointThatWasChangedIsFoundAtTheEnd() {
    refused(edited("[\"1\",\"4\"]],\"faults\"", "[\"1\",\"5\"]],\"faults\""))
        .hasMessageContaining("one of the positions 16 to 16 is not the recorded one");
  }

  @Test
  void aTurnThatIsMissingAtTheEndIsFound() {
    refused(edited(",[\"1\",\"4\"]],\"faults\"", "],\"faults\""))
        .hasMessageContainingAll("the record ends after 15 turns", "game is not over");
  }

  @Test
  void aTurnAfterTheEndIsFound() {
    refused(edited("[\"1\",\"4\"]],\"faults\"", "[\"1\",\"4\"],[\"1\",\"2\"]],\"faults\""))
        .hasMessage("at turn 17: the game is over, but [1, 2] follows");
  }

  @Test
  void anotherSeedIsFound() {
    refused(edited("\"seed\":\"7\"", "\"seed\":\"8\""));
  }

  @Test
  void anotherDigestIsFound() {
    refused(edited("\"states\":\"de44", "\"states\":\"de45"))
        .hasMessageContaining("the digest differs");
    refused(edited("e6f937\"", "\"")).hasMessageContaining("the digest differs");
    refused(edited("\"states\":\"de44", "\"states\":\"DE44"));
  }

  @Test
  void anotherCheckpointIsFound() {
    refused(edited("89a57f2f", "89a57f2e")).hasMessageContaining("positions 0 to 15");
    refused(edited("\"89a57f2f\"", "")).hasMessageContaining("the record says []");
    refused(edited("\"89a57f2f\"", "\"89a57f2f\",\"00000000\""))
        .hasMessageContaining("the record says [89a57f2f, 00000000]");
  }

  @Test
  void anotherOutcomeIsFound() {
    refused(edited("\"ranks\":[2,1]", "\"ranks\":[1,2]")).hasMessageStartingWith("the outcome is ");
    refused(edited("\"scores\":[40,53]", "\"scores\":[40,54]"))
        .hasMessageStartingWith("the outcome is ");
    refused(edited("\"tournamentScores\":[40,53]", "\"tournamentScores\":[41,53]"))
        .hasMessageStartingWith("the outcome is ");
  }

  @Test
  void aFaultWhereNoBotWasAskedIsFound() {
    refused(edited("\"turn\":3,\"seat\":0", "\"turn\":3,\"seat\":2"))
        .hasMessageContaining("an impossible fault: turn 4, seat 2");
    refused(edited("\"turn\":3,\"seat\":0", "\"turn\":3,\"seat\":99"))
        .hasMessageContaining("an impossible fault: turn 4, seat 99");
    refused(edited("\"turn\":3,", "\"turn\":1,"))
        .hasMessageContaining("an impossible fault: turn 2");
    refused(edited("\"turn\":3,", "\"turn\":16,"))
        .hasMessageContaining("an impossible fault: turn 17");
    refused(edited("\"turn\":3,", "\"turn\":17,"))
        .hasMessageContaining("an impossible fault: turn 18");
  }

  @Test
  void aForfeitAfterWhichTheGameWentOnIsFound() {
    refused(edited("\"forfeits\":false", "\"forfeits\":true"))
        .hasMessageContaining("an impossible fault: turn 4, seat 0");
  }

  private static MatchRecord forfeited(Pile pile) {
    return Match.of(pile)
        .seat("good", ToyMatches.first())
        .seat("bad", decision -> decision.turn() == 3 ? null : new Pile.Take(1))
        .listener(new Transcript<>())
        .play();
  }

  @Test
  void aForfeitThatWasTakenOutIsFound() {
    Pile pile = new Pile(2, 30);
    MatchRecord record = forfeited(pile);
    MatchRecord clean = RecordDraft.of(record, draft -> draft.faults = List.of());
    assertThat(record.replay(pile)).hasSize(4);
    assertThatThrownBy(() -> clean.replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll("the record ends after 3 turns", "game is not over");
  }

  @Test
  void aForfeitThatWasPutOnTheOtherIsFound() {
    Pile pile = new Pile(2, 30);
    MatchRecord record = forfeited(pile);
    MatchRecord swapped =
        RecordDraft.of(
            record,
            draft -> {
              draft.faults = List.of(new Fault(3, 0, Kind.ILLEGAL_MOVE, "x", true));
              draft.outcome = Outcome.byScore(2, 1).withForfeits(Seats.of(0));
            });
    assertThatThrownBy(() -> swapped.replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("an impossible fault: turn 4, seat 0");
  }

  @Test
  void aForgedDigestDoesNotHideWhatTheRulesDecide() {
    MatchRecord.parse(GoldenMatch.JSON).replay(GoldenMatch.DICE);
    refused(edited("\"ranks\":[2,1]", "\"ranks\":[1,2]")).hasMessageStartingWith("the outcome is ");
    refused(edited("\"scores\":[40,53]", "\"scores\":[40,54]"))
        .hasMessageStartingWith("the outcome is ");
    refused(edited("\"outcome\"", "\"halted\":true,\"outcome\""))
        .hasMessageContaining("but it ended there without a halt");
    refused(edited("\"forfeits\":false", "\"forfeits\":true"))
        .hasMessageContaining("an impossible fault: turn 4, seat 0");
    refused(edited("\"states\":\"de44", "\"states\":\"de45"))
        .hasMessageContaining("the digest differs");
    refused(edited("[\"1\",\"4\"]],\"faults\"", "[\"1\",\"5\"]],\"faults\""))
        .hasMessageContaining("one of the positions 16 to 16 is not the recorded one");
  }

  @Test
  void aKindOfFaultThatTheMovesContradictIsFound() {
    // A program that disconnected loses; and the stand-in for a missing move is 1, not 2.
    refused(edited("ILLEGAL_MOVE", "DISCONNECT"))
        .hasMessageContaining("an impossible fault: turn 4, seat 0");
    refused(
            edited(
                "\"forfeits\":false}",
                "\"forfeits\":false},{\"turn\":3,\"seat\":1,\"kind\":\"EXCEPTION\",\"detail\":\"x\","
                    + "\"forfeits\":false}"))
        .hasMessageContaining("an impossible fault: turn 4, seat 1");
  }

  @Test
  void faultsOutOfOrderAreFound() {
    String fault =
        "{\"turn\":3,\"seat\":0,\"kind\":\"ILLEGAL_MOVE\",\"detail\":\"the bot returned no move but"
            + " null\",\"forfeits\":false}";
    String later = fault.replace("\"turn\":3", "\"turn\":5");
    edited(fault, fault + "," + later).replay(GoldenMatch.DICE);
    refused(edited(fault, later + "," + fault))
        .hasMessageContaining("an impossible fault: turn 4, seat 0");
  }

  @Test
  void aForfeitThatBecameAHaltIsFound() {
    Pile pile = new Pile(2, 30);
    String line = forfeited(pile).json();
    String halted =
        line.replaceFirst("\"faults\":\\[.*?]", "\"faults\":[],\"halted\":true")
            .replaceFirst("\"ranks\":\\[.*?]", "\"ranks\":[2,1]");
    assertThat(halted).isNotEqualTo(line);
    assertThatThrownBy(() -> MatchRecord.parse(halted))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageStartingWith("record was changed: the digest of its line is ");
    String both = line.replace("\"outcome\"", "\"halted\":true,\"outcome\"");
    assertThatThrownBy(() -> GoldenMatch.edited(both).replay(pile))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContaining("but it ended there without a halt");
  }

  @Test
  void rulesThatHaveChangedAreFound() {
    Dice generous =
        new Dice(2, 16) {
          @Override
          public Table next(Table table, JointMove<Guess> joint, Rng rng) {
            Table next = super.next(table, joint, rng);
            return next.left() > 0
                ? next
                : new Table(0, next.die(), next.guesses(), List.of(100, 100));
          }
        };
    assertThatThrownBy(() -> golden.replay(generous))
        .isInstanceOf(DamagedFileException.class)
        .hasMessageContainingAll("digest differs", "positions 16 to 16");
  }
}
