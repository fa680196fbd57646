package org.rondo.cli.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.rondo.cli.console.EntrantSpec;
import org.rondo.cli.pages.HigherCard;
import org.rondo.cli.pages.HigherCard.Bet;
import org.rondo.cli.pages.HigherCard.Table;
import org.rondo.cli.screen.Screen;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Traits;
import org.rondo.match.Fault;
import org.rondo.match.Match;
import org.rondo.random.Rng;

/** What a person at a terminal learns of a game that hides something. */
class HiddenPersonTest {
  /** The game with cards that are known to the test, in which seat 1 always folds. */
  private record Dealt(HigherCard rules, Table first) implements Game<Table, Bet> {
    @Override
    public String id() {
      return rules.id();
    }

    @Override
    public int seatCount() {
      return 2;
    }

    @Override
    public Traits traits() {
      return rules.traits();
    }

    @Override
    public Table start(Rng rng) {
      return first;
    }

    @Override
    public Table observation(Table table, int seat) {
      return rules.observation(table, seat);
    }

    @Override
    public MoveSpace<Bet> moves(Table table, int seat) {
      return seat == 1 && table.toMove().contains(1)
          ? MoveSpace.of(List.of(new Bet(0)))
          : rules.moves(table, seat);
    }

    @Override
    public Table next(Table table, JointMove<Bet> joint, Rng rng) {
      return rules.next(table, joint, rng);
    }

    @Override
    public Bet parse(String text) {
      return rules.parse(text);
    }

    @Override
    public String show(Table table) {
      return rules.show(table);
    }
  }

  /** Everything that a person sees who holds a card, and writes these lines. */
  private static String seenBy(int seat, int own, int other, String... lines) {
    StringWriter shown = new StringWriter();
    Table first = seat == 0 ? new Table(own, other, -1, -1) : new Table(other, own, -1, -1);
    Game<Table, Bet> game = new Dealt(new HigherCard(), first);
    List<String> players = seat == 0 ? List.of("human", "random") : List.of("random", "human");
    PrintWriter out = new PrintWriter(shown, true);
    new PersonMatch<>(
            game,
            players.stream().map(EntrantSpec::of).toList(),
            true,
            new Screen(24, 80, Screen.Display.MONOCHROME),
            new StringReader(String.join("\n", lines) + "\n"),
            out,
            out)
        .play(() -> Match.of(game).seed(5));
    return shown.toString().replace(System.lineSeparator(), "\n");
  }

  @Property(tries = 50)
  void aPersonSeesNoByteThatDependsOnWhatIsHidden(
      @ForAll @IntRange(max = 1) int seat,
      @ForAll @IntRange(min = 1, max = 9) int own,
      @ForAll @IntRange(min = 1, max = 9) int one,
      @ForAll @IntRange(min = 1, max = 9) int other) {
    Assume.that(own != one && own != other && one != other);
    String[] lines = {"help", "moves", "hint", "last", "board", "undo", seat == 0 ? "2" : "0"};
    assertThat(seenBy(seat, own, one, lines)).isEqualTo(seenBy(seat, own, other, lines));
  }

  @Test
  void aPersonSeesTheObservationAndNoMoves() {
    assertThat(seenBy(1, 7, 4, "last", "undo", "0"))
        .startsWith("\ncards ? 7, bets ")
        .contains(
            "your move> this game hides something; the board shows what you know of the moves\n",
            "your move> in a game that hides something, no move can be taken back\n")
        .endsWith(", bets 3 0\nseat 0 (random) wins: seat 0 (random) 1, seat 1 (human) -1\n")
        .doesNotContain("4", "played");
  }

  @Test
  void aFaultOfAnotherSeatIsShownWithoutItsDetail() {
    StringWriter complaints = new StringWriter();
    MatchDialogue<Table, Bet> dialogue =
        new MatchDialogue<>(
            new HigherCard(),
            List.of("ann", "bob"),
            Screen.file(),
            new PrintWriter(new StringWriter()),
            new PrintWriter(complaints, true));
    Fault fault = new Fault(0, 0, Fault.Kind.ILLEGAL_MOVE, "the ace cannot be played", true);
    dialogue.faulted("ann", fault, "AceBot.choose(AceBot.java:7)");
    assertThat(complaints.toString()).isEqualTo("ann, seat 0: a fault" + System.lineSeparator());
  }
}
