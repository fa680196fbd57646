package org.rondo.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Options;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * The toy that hides something: each of two seats has a card. Seat 0 stakes, and seat 1 folds or
 * calls.
 *
 * <p>An odd card makes its seat wait a turn after the stake, so that the number of turns depends on
 * what is hidden, and the card of a seat that was called is shown. Tests change single rules by
 * subclasses.
 */
public class StakedCard implements Game<StakedCard.Table, StakedCard.Word> {
  private static final Pattern TABLE =
      Pattern.compile("cards ([\\d?]+) ([\\d?]+), said \\[(.*?)\\](, waiting)?");
  private static final List<String> STAKES = List.of("stake 1", "stake 2", "stake 3");
  private static final String WAIT = "wait";
  private static final String CALL = "call";
  private static final String FOLD = "fold";

  private final int deck;

  public StakedCard(int deck) {
    this.deck = deck;
  }

  public record Word(String text) implements Move {}

  /**
   * @param cards a card for each seat, 0 for an unknown card
   */
  public record Table(List<Integer> cards, List<String> said, boolean isWaiting) implements State {
    public Table {
      cards = List.copyOf(cards);
      said = List.copyOf(said);
    }

    @Override
    public Seats toMove() {
      if (said.size() == 2) {
        return Seats.none();
      }
      return Seats.of(said.isEmpty() || isWaiting ? 0 : 1);
    }

    @Override
    public double score(int seat) {
      if (said.size() < 2) {
        return 0;
      }
      boolean isCalled = said.get(1).equals(CALL);
      int stake = isCalled ? said.get(0).charAt("stake ".length()) - '0' : 1;
      boolean isFirstBetter = !isCalled || cards.get(0) > cards.get(1);
      return (seat == 0) == isFirstBetter ? stake : -stake;
    }

    @Override
    public String text() {
      String known =
          cards.stream().map(card -> card == 0 ? "?" : "" + card).collect(Collectors.joining(" "));
      return "cards " + known + ", said " + said + (isWaiting ? ", waiting" : "");
    }

    /** Whether every card is known. */
    public boolean isWhole() {
      return !cards.contains(0);
    }

    private boolean isShown() {
      return said.contains(CALL);
    }
  }

  @Override
  public String id() {
    return "toy-card:deck=" + deck;
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.CHANCE, Trait.HIDDEN, Trait.ZERO_SUM).withMostTurns(3);
  }

  @Override
  public Table start(Rng rng) {
    int first = 1 + rng.below(deck);
    int second = 1 + rng.below(deck - 1);
    return new Table(List.of(first, second < first ? second : second + 1), List.of(), false);
  }

  @Override
  public MoveSpace<Word> moves(Table table, int seat) {
    if (!table.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    List<String> words =
        table.isWaiting() ? List.of(WAIT) : seat == 0 ? STAKES : List.of(FOLD, CALL);
    return MoveSpace.of(words.stream().map(Word::new).toList(), "it is not one of " + words);
  }

  @Override
  public Table next(Table table, JointMove<Word> joint, Rng rng) {
    joint.requireSeats(table.toMove());
    int seat = table.toMove().only();
    Word word = joint.only();
    moves(table, seat)
        .objection(word)
        .ifPresent(
            reason -> {
              throw new IllegalMoveException(seat, word.text(), reason);
            });
    if (table.isWaiting()) {
      return new Table(table.cards(), table.said(), false);
    }
    List<String> said = new ArrayList<>(table.said());
    said.add(word.text());
    return new Table(table.cards(), said, seat == 0 && table.cards().get(0) % 2 == 1);
  }

  @Override
  public Table observation(Table table, int seat) {
    if (table.isShown()) {
      return table;
    }
    List<Integer> known =
        IntStream.range(0, 2).mapToObj(s -> s == seat ? table.cards().get(s) : 0).toList();
    return new Table(known, table.said(), table.isWaiting());
  }

  @Override
  public Table resample(Table seen, int seat, Rng rng) {
    if (seen.isShown()) {
      return seen;
    }
    int own = seen.cards().get(seat);
    List<Integer> others =
        IntStream.rangeClosed(1, deck)
            .filter(card -> card != own && (seat == 0 || !seen.isWaiting() || card % 2 == 1))
            .boxed()
            .toList();
    int other = rng.pick(others);
    return new Table(
        seat == 0 ? List.of(own, other) : List.of(other, own), seen.said(), seen.isWaiting());
  }

  @Override
  public Word parse(String text) {
    String word = text.strip();
    if (STAKES.contains(word) || List.of(WAIT, CALL, FOLD).contains(word)) {
      return new Word(word);
    }
    throw new UnreadableMoveException(text, "a move is a stake, wait, call or fold");
  }

  @Override
  public Table parseState(String text) {
    Matcher table = TABLE.matcher(text);
    if (!table.matches()) {
      throw new IllegalArgumentException("no table: " + text);
    }
    List<Integer> cards =
        List.of(table.group(1), table.group(2)).stream()
            .map(card -> card.equals("?") ? 0 : Integer.parseInt(card))
            .toList();
    List<String> said = table.group(3).isEmpty() ? List.of() : List.of(table.group(3).split(", "));
    return new Table(cards, said, table.group(4) != null);
  }

  @Override
  public String show(Table table) {
    return table.text() + "\n";
  }

  @Override
  public Optional<Word> standIn(Table table, int seat, Optional<Word> offered) {
    return Optional.of(moves(table, seat).list().get(0));
  }

  public static final class Factory implements GameFactory {
    public Factory() {}

    @Override
    public String name() {
      return "toy-card";
    }

    @Override
    public String summary() {
      return "a toy of the tests: a hidden card for each seat";
    }

    @Override
    public Game<?, ?> create(Options options) {
      return new StakedCard(options.integer("deck", 6, 3, 60));
    }
  }
}
