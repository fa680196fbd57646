package org.rondo.cli.person;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.screen.Pager;
import org.rondo.game.Excerpt;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.Move;
import org.rondo.game.MoveEntry;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/** Asks a person for the moves of a seat until the answer is legal, and answers words. */
final class PersonBot<S extends State, M extends Move> implements Bot<S, M> {
  private static final int LISTED = 60;
  private static final int EXAMPLES = 8;
  private static final int SHOWN = 100;

  /** The maximum number of characters of a move that stands in a line with others. */
  private static final int SHORT = 20;

  private final MatchDialogue<S, M> dialogue;
  private final LineSource lines;
  private final boolean isCasual;

  /** The turns in which the person was asked. */
  private final Deque<Integer> choices = new ArrayDeque<>();

  /** The number of turns that the person has seen. */
  private int seen;

  /** The turn of the question before the present one. */
  private int lastQuestion;

  private boolean isGreeted;
  private boolean isResigned;

  /** The move of the last hint in this turn; empty if there was none. */
  private final Deque<M> hinted = new ArrayDeque<>();

  private String repeated = "";
  private int repetitions;

  /**
   * @param isCasual whether moves may be taken back
   */
  PersonBot(MatchDialogue<S, M> dialogue, LineSource lines, boolean isCasual) {
    this.dialogue = dialogue;
    this.lines = lines;
    this.isCasual = isCasual;
  }

  int seen() {
    return seen;
  }

  @Override
  public M choose(Decision<S, M> decision) {
    // All seats to move are asked before the answer of one of them ends the match.
    dialogue.requireGoingOn();
    MoveEntry<M> entry = dialogue.notation().entry(decision.state(), decision.seat());
    while (!choices.isEmpty() && choices.peek() >= decision.turn()) {
      choices.pop(); // Another person has taken these turns back.
    }
    Optional<M> move = repetitions > 0 ? repeat(decision, entry) : Optional.empty();
    if (move.isEmpty()) {
      dialogue.out().println();
      hinted.clear();
      dialogue.printSince(Math.min(seen, decision.turn()), decision.seat(), decision.seat());
      seen = decision.turn();
      greet(decision);
      lastQuestion = choices.isEmpty() ? 0 : choices.peek();
      move = Optional.of(ask(decision, entry));
      choices.push(decision.turn());
    }
    return move.get();
  }

  private Optional<M> repeat(Decision<S, M> decision, MoveEntry<M> entry) {
    repetitions--;
    try {
      Optional<M> move = entry.enter(repeated);
      if (move.isPresent() && decision.moves().contains(move.get())) {
        return move;
      }
    } catch (UnreadableMoveException | IllegalMoveException e) {
      // The person is asked instead.
    }
    dialogue.out().println("'" + repeated + "' is not possible any more");
    repetitions = 0;
    return Optional.empty();
  }

  private void greet(Decision<S, M> decision) {
    if (!isGreeted) {
      isGreeted = true;
      dialogue
          .out()
          .println(
              "you are "
                  + dialogue.notation().side(decision.seat())
                  + "; write help for the rules and the words");
    }
    if (decision.moves().count().equals(BigInteger.ONE)) {
      dialogue.out().println("your only move is " + text(decision, decision.moves().list().get(0)));
    }
  }

  private M ask(Decision<S, M> decision, MoveEntry<M> entry) {
    long start = System.nanoTime();
    while (true) {
      String time =
          decision
              .timeLeft()
              .map(limit -> limit.minusNanos(System.nanoTime() - start))
              .map(PersonBot::seconds)
              .orElse("");
      dialogue.out().print(dialogue.colouredSide(decision.seat()) + time + ", your move> ");
      dialogue.out().flush();
      Optional<M> move = answer(decision, entry, line());
      if (move.isPresent()) {
        return move.get();
      }
    }
  }

  private static String seconds(Duration left) {
    return String.format(Locale.ROOT, " (%.1f s)", Math.max(0, left.toMillis()) / 1000.0);
  }

  private String line() {
    try {
      Optional<String> line = lines.next();
      if (line.isEmpty()) {
        dialogue.out().println();
        throw leave("the input has ended");
      }
      return line.get();
    } catch (InterruptedException e) {
      dialogue.out().println();
      throw new IllegalStateException("the question was interrupted", e);
    }
  }

  private UnreadableMoveException leave(String reason) {
    dialogue.endBy(MatchDialogue.left(reason));
    return new UnreadableMoveException("", reason);
  }

  private Optional<M> answer(Decision<S, M> decision, MoveEntry<M> entry, String line) {
    List<ConsoleWord> words = ConsoleWord.beginningWith(line);
    if (words.size() == 1 && words.get(0).text().equalsIgnoreCase(line.strip())) {
      return obey(words.get(0), decision, entry);
    }
    if (line.isBlank()) {
      dialogue.out().println("write a move, or help");
      return Optional.empty();
    }
    try {
      return enter(decision, entry, line);
    } catch (IllegalMoveException e) {
      reject(line, e.reason());
      return Optional.empty();
    } catch (UnreadableMoveException e) {
      if (words.size() == 1 && !words.get(0).endsMatch()) {
        return obey(words.get(0), decision, entry);
      }
      refuse(e, line, words);
      return Optional.empty();
    }
  }

  private Optional<M> enter(Decision<S, M> decision, MoveEntry<M> entry, String line) {
    Optional<RepeatedMove> several = RepeatedMove.of(line).filter(RepeatedMove::isExact);
    String once = several.map(RepeatedMove::move).orElse(line);
    int times = several.map(RepeatedMove::times).orElse(1);
    if (times == 0) {
      reject(line, "the number after x is the number of turns, from 1 up; " + repetition(once));
      return Optional.empty();
    }
    Optional<M> move = entry.enter(once);
    if (move.isEmpty()) {
      dialogue.out().print(dialogue.wrap(entry.draft()));
      return move;
    }
    Optional<String> objection = decision.moves().objection(move.get());
    if (objection.isPresent()) {
      reject(once, objection.get());
      return Optional.empty();
    }
    repeated = once;
    repetitions = times - 1;
    return move;
  }

  private void reject(String line, String reason) {
    String shown = PrintableText.of(Excerpt.of(line.strip(), SHOWN));
    dialogue.out().print(dialogue.wrap("'" + shown + "' cannot be played: " + reason));
  }

  private void refuse(UnreadableMoveException e, String line, List<ConsoleWord> prefixed) {
    List<ConsoleWord> near = prefixed.isEmpty() ? ConsoleWord.nearTo(line) : prefixed;
    String meant = near.stream().map(ConsoleWord::text).collect(Collectors.joining(" or "));
    dialogue
        .out()
        .print(
            dialogue.wrap(
                PrintableText.of(e.getMessage())
                    + (meant.isEmpty()
                        ? "; " + remedy(line.strip())
                        : "; did you mean " + meant + "?")));
  }

  private static String remedy(String line) {
    return RepeatedMove.of(line)
        .filter(several -> !several.isExact())
        .map(several -> repetition(several.move()))
        .orElse("write help for the rules");
  }

  private static String repetition(String move) {
    String shown = PrintableText.of(Excerpt.of(move, SHOWN));
    return "write '" + shown + " x2' to play '" + shown + "' in two turns";
  }

  /** {@return a move that is not played, if the person resigns; otherwise empty} */
  private Optional<M> obey(ConsoleWord word, Decision<S, M> decision, MoveEntry<M> entry) {
    switch (word) {
      case HELP -> help();
      case MOVES -> moves(decision, entry);
      case HINT -> hint(decision);
      case PLAY -> {
        if (!hinted.isEmpty()) {
          return Optional.of(hinted.peek());
        }
        dialogue.out().println("there was no hint in this turn; write hint first");
      }
      case LAST -> dialogue.printAll(Math.min(lastQuestion, decision.turn()));
      case BOARD -> pager().print(dialogue.board(decision.seat()));
      case UNDO -> undo(decision);
      case RESIGN -> {
        isResigned = true;
        return Optional.of(decision.moves().candidates(1, decision.rng()).get(0));
      }
      case QUIT -> throw leave("you quit");
    }
    return Optional.empty();
  }

  @Override
  public boolean resigns() {
    return isResigned;
  }

  private void hint(Decision<S, M> decision) {
    MoveHint<M> hint = MoveHint.of(decision, dialogue);
    hinted.clear();
    hinted.push(hint.move());
    String move = text(decision, hint.move());
    dialogue
        .out()
        .print(
            dialogue.wrap("the bot " + hint.bot() + " would play " + move)
                + "write play to play this move\n");
  }

  private Pager pager() {
    return new Pager(dialogue.screen(), dialogue.out(), this::line);
  }

  private void help() {
    pager()
        .print(
            dialogue.notation().rules()
                + "In place of a move you can write a word, or its beginning:\n"
                + ConsoleWord.table()
                + "Add x5 to a move to play it in five turns. The end of input (Ctrl-D) is quit.\n");
  }

  private void moves(Decision<S, M> decision, MoveEntry<M> entry) {
    BigInteger count = decision.moves().count();
    boolean isShort = count.compareTo(BigInteger.valueOf(LISTED)) <= 0;
    if (!isShort && !entry.guide().isEmpty()) {
      // A longer number would not fit a line, and tells a person nothing.
      boolean isReadable = count.bitLength() < Long.SIZE;
      String number =
          isReadable
              ? String.format(Locale.ROOT, "you have %,d possible moves\n", count)
              : "you have more than a trillion possible moves\n";
      pager().print(entry.guide() + number);
      return;
    }
    List<String> texts =
        decision.moves().candidates(isShort ? LISTED : EXAMPLES, decision.rng()).stream()
            .map(move -> Excerpt.of(text(decision, move), SHOWN))
            .toList();
    String some = isShort ? "your moves:" : "some of your moves:";
    boolean fit = texts.stream().allMatch(text -> text.length() <= SHORT);
    pager()
        .print(
            entry.guide()
                + dialogue.wrap(
                    fit
                        ? some + " " + String.join(", ", texts)
                        : some + "\n  " + String.join("\n  ", texts)));
  }

  private String text(Decision<S, M> decision, M move) {
    return dialogue.notation().describe(decision.state(), decision.seat(), move);
  }

  private void undo(Decision<S, M> decision) {
    if (dialogue.isHidden()) {
      dialogue.out().println("in a game that hides something, no move can be taken back");
    } else if (!isCasual) {
      dialogue.out().println("with a clock or a record, no move can be taken back");
    } else if (choices.isEmpty()) {
      dialogue.out().println("you have no move to take back");
    } else {
      int kept = choices.pop();
      dialogue.out().println("your last move and the answers to it are taken back");
      seen = kept;
      dialogue.endBy(new TakebackException(kept));
      throw new UnreadableMoveException("undo", "seat " + decision.seat() + " takes a move back");
    }
  }
}
