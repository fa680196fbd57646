package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Scoring;
import org.rondo.game.Game;
import org.rondo.game.GameFailureException;
import org.rondo.game.GuardedGame;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * The alpha-beta search for one decision.
 *
 * <p>Values are from the view of the seat that decides: it maximises them, and the other seat
 * minimises them.
 */
final class AlphaBeta<S extends State, M extends Move> {

  /** The maximum number of moves of a position that are searched. */
  private static final int WIDTH = 1_000;

  private final Decision<S, M> decision;
  private final Game<S, M> game;
  private final int seat;
  private final Scoring<? super S> scoring;
  private final Successors<S, M> successors;
  private final TranspositionTable<S, M> positions;
  private final MoveOrder<M> order = new MoveOrder<>();
  private final BudgetTracker spending;
  private long nodes;
  private boolean isStopped;

  /** Whether the search has scored a position that is not final. */
  private boolean isCutOff;

  /** Whether the search has met chance, or a position with more moves than it searches. */
  private boolean isEstimate;

  AlphaBeta(Decision<S, M> decision, Scoring<? super S> scoring, Budget budget) {
    this.decision = decision;
    this.game = GuardedGame.rulesOf(decision.game());
    this.seat = decision.seat();
    this.scoring = scoring;
    this.successors = new Successors<>(game, decision.rng());
    this.positions =
        new TranspositionTable<>(SearchMemory.positions(budget, TranspositionTable.MOST));
    this.spending = budget.begin(decision);
    requireAlone(decision.state());
  }

  /** Searches deeper and deeper until the budget is used up. */
  Assessment<M> deepen(int deepest) {
    List<M> moves = new ArrayList<>(decision.moves().candidates(WIDTH, decision.rng()));
    isEstimate = moves.size() == WIDTH;
    decision.rng().shuffle(moves);
    Assessment<M> best = new Assessment<>(moves.get(0), 0, 0, 0, List.of(), false);
    isCutOff = true;
    for (int depth = 1; depth <= deepest && isCutOff && !isStopped && moves.size() > 1; depth++) {
      isCutOff = false;
      best = searchRoot(moves, depth, best);
    }
    boolean isExact = !isStopped && !isCutOff && !isEstimate;
    List<M> line = best.depth() > 0 ? line(best.move(), best.depth()) : List.of();
    return new Assessment<>(best.move(), best.value(), best.depth(), nodes, line, isExact);
  }

  /** {@return the best moves of both seats, as far as the table of positions knows them} */
  private List<M> line(M first, int depth) {
    List<M> line = new ArrayList<>();
    S state = decision.state();
    Optional<M> move = Optional.of(first);
    while (move.isPresent()) {
      line.add(move.get());
      Optional<S> next = certain(state, move.get());
      if (next.isEmpty() || next.get().toMove().size() != 1 || line.size() == depth) {
        break;
      }
      state = next.get();
      move =
          positions
              .find(state)
              .filter(TranspositionTable.Entry::isExact)
              .map(TranspositionTable.Entry::best);
    }
    return line;
  }

  /**
   * {@return the only position that can follow, or empty if chance decides} The bot's random
   * numbers are not used, so that its later choices are those of a bot that nobody asks for a line.
   */
  private Optional<S> certain(S state, M move) {
    try {
      JointMove<M> joint = JointMove.of(state.toMove().first(), move);
      return Optional.of(decision.game().next(state, joint, Rng.none()));
    } catch (GameFailureException e) {
      throw e;
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /**
   * {@return the result for one depth; the best move is moved to the front for the next, deeper
   * search}
   */
  private Assessment<M> searchRoot(List<M> moves, int depth, Assessment<M> before) {
    double best = Double.NEGATIVE_INFINITY;
    int bestIndex = -1;
    for (int i = 0; i < moves.size() && !isStopped; i++) {
      double value =
          after(decision.state(), moves.get(i), depth - 1, best, Double.POSITIVE_INFINITY);
      if (!isStopped && (bestIndex < 0 || value > best)) {
        best = value;
        bestIndex = i;
      }
    }
    if (bestIndex < 0) {
      return before;
    }
    M move = moves.get(bestIndex);
    Collections.rotate(moves.subList(0, bestIndex + 1), 1);
    return new Assessment<>(
        move, best, isStopped ? before.depth() : depth, nodes, List.of(), false);
  }

  /** {@return the value of a move; the mean value if chance decides} */
  private double after(S state, M move, int depth, double alpha, double beta) {
    JointMove<M> joint = JointMove.of(state.toMove().first(), move);
    Optional<S> only = successors.only(state, joint);
    isEstimate |= only.isEmpty();
    return only.isPresent()
        ? value(only.get(), depth, alpha, beta)
        : successors.mean(
            state,
            joint,
            next -> value(next, depth, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
  }

  private double value(S state, int depth, double alpha, double beta) {
    isStopped |= !spending.allows(nodes);
    if (isStopped) {
      return 0;
    }
    nodes++;
    int movers = state.toMove().size();
    // If both seats move at once, there is no minimax value. The search then scores the position,
    // as it does at its maximum depth.
    if (movers != 1 || depth == 0) {
      isCutOff |= movers > 0;
      return LeafEvaluator.finite(scoring, state, seat);
    }
    Optional<TranspositionTable.Entry<M>> known = positions.find(state);
    if (known.isPresent() && known.get().decides(depth, alpha, beta)) {
      isCutOff |= known.get().isCutOff();
      return known.get().value();
    }
    List<M> moves = game.moves(state, state.toMove().first()).candidates(WIDTH, decision.rng());
    isEstimate |= moves.size() == WIDTH;
    List<M> sorted =
        known.isPresent()
            ? order.sorted(moves, known.get().best(), depth)
            : order.sorted(moves, depth);
    return searched(state, depth, alpha, beta, sorted);
  }

  private double searched(S state, int depth, double alpha, double beta, List<M> moves) {
    boolean wasCutOff = isCutOff;
    isCutOff = false;
    boolean isOwn = state.toMove().contains(seat);
    double lower = alpha;
    double upper = beta;
    double best = isOwn ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    M bestMove = moves.get(0);
    for (M move : moves) {
      double value = after(state, move, depth - 1, lower, upper);
      if (isStopped) {
        return 0;
      }
      if (isOwn ? value > best : value < best) {
        best = value;
        bestMove = move;
      }
      lower = isOwn ? Math.max(lower, best) : lower;
      upper = isOwn ? upper : Math.min(upper, best);
      if (lower >= upper) {
        order.refuted(move, depth);
        break;
      }
    }
    positions.put(
        state, new TranspositionTable.Entry<>(depth, best, alpha, beta, isCutOff, bestMove));
    isCutOff |= wasCutOff;
    return best;
  }

  private void requireAlone(S state) {
    if (state.toMove().size() != 1) {
      throw new IllegalArgumentException(
          "alpha-beta is for moves in turn, and here the seats "
              + state.toMove()
              + " move at once; take maximin or a tree search");
    }
  }
}
