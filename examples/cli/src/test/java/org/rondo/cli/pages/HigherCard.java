package org.rondo.cli.pages;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * Both seats get a card from 1 to 9. Seat 0 bets 1 to 3 coins. Seat 1 folds with a bet of 0 and
 * loses a coin, or bets as much; then the cards are shown, and the higher one wins the bet.
 */
public final class HigherCard implements Game<HigherCard.Table, HigherCard.Bet> {
  private static final Pattern TABLE = Pattern.compile("cards (.) (.), bets (-?\\d) (-?\\d)");

  /** A bet of 0 to 3 coins. */
  public record Bet(int coins) implements Move {
    @Override
    public String text() {
      return Integer.toString(coins);
    }
  }

  /** A position, or what a seat knows of it. An unknown card is 0, and a missing bet is -1. */
  public record Table(int card0, int card1, int bet0, int bet1) implements State {
    @Override
    public Seats toMove() {
      return bet0 < 0 ? Seats.of(0) : bet1 < 0 ? Seats.of(1) : Seats.none();
    }

    @Override
    public double score(int seat) {
      boolean isWon0 = bet1 == 0 || card0 > card1;
      int won = isOver() ? Math.max(1, bet1) : 0;
      return (seat == 0) == isWon0 ? won : -won;
    }

    @Override
    public String text() {
      return "cards %s %s, bets %d %d".formatted(name(card0), name(card1), bet0, bet1);
    }

    private static String name(int card) {
      return card == 0 ? "?" : Integer.toString(card);
    }
  }

  @Override
  public String id() {
    return "higher-card";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM).withMostTurns(2);
  }

  @Override
  public Table start(Rng rng) {
    int card0 = 1 + rng.below(9);
    return new Table(card0, other(card0, rng), -1, -1);
  }

  private static int other(int card, Rng rng) {
    return rng.pick(IntStream.rangeClosed(1, 9).filter(c -> c != card).boxed().toList());
  }

  @Override
  public Table observation(Table table, int seat) {
    boolean isShown = table.bet1() > 0;
    return new Table(
        isShown || seat == 0 ? table.card0() : 0,
        isShown || seat == 1 ? table.card1() : 0,
        table.bet0(),
        table.bet1());
  }

  @Override
  public Table resample(Table seen, int seat, Rng rng) {
    if (seen.bet1() > 0) {
      return seen;
    }
    int card0 = seat == 0 ? seen.card0() : other(seen.card1(), rng);
    int card1 = seat == 1 ? seen.card1() : other(seen.card0(), rng);
    return new Table(card0, card1, seen.bet0(), seen.bet1());
  }

  @Override
  public MoveSpace<Bet> moves(Table table, int seat) {
    if (!table.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return seat == 0
        ? MoveSpace.of(List.of(new Bet(1), new Bet(2), new Bet(3)), "seat 0 bets 1, 2 or 3")
        : MoveSpace.of(List.of(new Bet(0), new Bet(table.bet0())), "bet as much, or 0 to fold");
  }

  @Override
  public Table next(Table table, JointMove<Bet> joint, Rng rng) {
    joint.requireSeats(table.toMove());
    int seat = table.toMove().only();
    Bet bet = joint.only();
    moves(table, seat).require(seat, bet);
    return seat == 0
        ? new Table(table.card0(), table.card1(), bet.coins(), -1)
        : new Table(table.card0(), table.card1(), table.bet0(), bet.coins());
  }

  @Override
  public Bet parse(String text) {
    if (!text.strip().matches("[0-3]")) {
      throw new UnreadableMoveException(text, "a bet is a number from 0 to 3");
    }
    return new Bet(Integer.parseInt(text.strip()));
  }

  @Override
  public Table parseState(String text) {
    Matcher table = TABLE.matcher(text);
    if (!table.matches()) {
      throw new IllegalArgumentException("'" + text + "' is not a table");
    }
    List<Integer> numbers =
        IntStream.rangeClosed(1, 4)
            .mapToObj(group -> Integer.valueOf(table.group(group).replace("?", "0")))
            .toList();
    return new Table(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
  }

  @Override
  public String show(Table table) {
    return table.text() + "\n";
  }
}
