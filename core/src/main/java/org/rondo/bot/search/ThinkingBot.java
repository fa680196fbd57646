package org.rondo.bot.search;

import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.game.Move;
import org.rondo.game.State;

/** A bot that runs a search for each decision, and says what the search found. */
final class ThinkingBot<S extends State, M extends Move> implements Bot<S, M> {
  private final Function<Decision<S, M>, Choice<M>> search;
  private Supplier<Thought> last = Thought::none;

  /**
   * The result of a search.
   *
   * @param move the move to play
   * @param thought computes what the search thought; called at most once, because many matches do
   *     not need it
   */
  record Choice<M extends Move>(M move, Supplier<Thought> thought) {}

  ThinkingBot(Function<Decision<S, M>, Choice<M>> search) {
    this.search = search;
  }

  /**
   * {@return a bot that plays the move of an assessment}
   *
   * @param unit the unit of the values of positions
   */
  static <S extends State, M extends Move> ThinkingBot<S, M> of(
      Function<Decision<S, M>, Assessment<M>> search, ScoreUnit unit) {
    return new ThinkingBot<>(
        decision -> {
          Assessment<M> found = search.apply(decision);
          return new Choice<>(found.move(), () -> found.thought(unit));
        });
  }

  @Override
  public M choose(Decision<S, M> decision) {
    // The last search may hold a large tree, which must not be in memory during the next one.
    last = Thought::none;
    Choice<M> choice = SearchGuard.run(decision, () -> search.apply(decision));
    last = choice.thought();
    return choice.move();
  }

  @Override
  public Thought thought() {
    Thought thought = last.get();
    last = () -> thought;
    return thought;
  }
}
