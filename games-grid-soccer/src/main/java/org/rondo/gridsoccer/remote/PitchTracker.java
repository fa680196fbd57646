package org.rondo.gridsoccer.remote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrder;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Turns the positions that a judge sends into positions of the game.
 *
 * <p>The judge sends neither the steps played nor the goals nor the formations. In the dialect
 * {@link Dialect#DOCUMENT}, it does not send the direction of a free ball either, nor the steps
 * that the ball still flies. This class counts the steps. It sees a goal if a team is about to kick
 * off and a player or the ball stands where no step could have brought it. It takes the formations
 * from the positions in which a team kicks off. It assumes that a ball that the rival passed flies
 * as far as the rules allow.
 */
final class PitchTracker {
  private static final int PLAYERS = 3;

  /** The number of cells that a ball flies in one step. */
  private static final int FLIGHT = 2;

  private final GridSoccer game;
  private final int seat;
  private final List<Formation> formations = new ArrayList<>();
  private final int[] goals = new int[2];

  /** The last position and the team's orders in it; null before the first position. */
  private @Nullable Pitch before;

  private @Nullable SoccerOrders orders;

  /**
   * @param own the formation that the team has sent
   */
  PitchTracker(GridSoccer game, int seat, Formation own) {
    this.game = game;
    this.seat = seat;
    Formation mirrored = mirrored(own);
    formations.add(seat == 0 ? own : mirrored);
    formations.add(seat == 0 ? mirrored : own);
  }

  /**
   * {@return the mirror image of the team's own formation} It stands for the rivals' formation
   * until the rivals have lined up.
   */
  private Formation mirrored(Formation own) {
    int last = game.options().columns() - 1;
    return Formation.of(
        own.row(0),
        last - own.column(0),
        own.row(1),
        last - own.column(1),
        own.row(2),
        last - own.column(2));
  }

  /** Notes the orders that the team gave in the last position. */
  void ordered(SoccerOrders given) {
    orders = given;
  }

  /**
   * {@return the next position of the match}
   *
   * @throws IOException if the rules do not allow the position
   */
  Pitch next(SeenPosition seen) throws IOException {
    int kicking = kickingSeat(seen);
    Pitch last = before;
    if (kicking >= 0 && (last == null || hasJumped(last, seen))) {
      if (last != null) {
        goals[1 - kicking]++;
      }
      learnFormations(seen, kicking);
    }
    int step = last == null ? 0 : last.step() + 1;
    String text =
        String.join(
            " ",
            Integer.toString(step),
            goals[0] + "-" + goals[1],
            players(seen, 0),
            players(seen, 1),
            ball(seen),
            formations.get(0).text(),
            formations.get(1).text());
    try {
      Pitch next = Pitch.parse(text, game.options());
      before = next;
      return next;
    } catch (IllegalArgumentException e) {
      throw new IOException(
          "the judge's position after "
              + step
              + " steps is impossible by ruleset "
              + game.options().ruleset().word()
              + ": "
              + e.getMessage(),
          e);
    }
  }

  /** {@return the seat whose player 0 has the ball on its kick-off cell, or −1} */
  private int kickingSeat(SeenPosition seen) {
    return IntStream.range(0, 2)
        .filter(side -> seen.carrier(side == seat) == 0)
        .filter(side -> seen.ballCell() == kickOffCell(side))
        .findFirst()
        .orElse(-1);
  }

  private int kickOffCell(int side) {
    GridSoccerOptions options = game.options();
    return Cells.of(options.rows() / 2, options.columns() / 2 - (side == 0 ? 1 : 0));
  }

  /** {@return whether no step leads from one position to the other} */
  private boolean hasJumped(Pitch last, SeenPosition seen) {
    SoccerOrders given = orders;
    long expected = last.cells(seat) + (given == null ? 0 : given.displacement());
    for (int player = 0; player < PLAYERS; player++) {
      int rivalBefore = Cells.player(last.cells(1 - seat), player);
      if (seen.cell(true, player) != Cells.player(expected, player)
          || distance(rivalBefore, seen.cell(false, player)) > 1) {
        return true;
      }
    }
    return distance(last.ballCell(), seen.ballCell()) > FLIGHT;
  }

  private static int distance(int from, int to) {
    return Math.max(
        Math.abs(Cells.row(to) - Cells.row(from)), Math.abs(Cells.column(to) - Cells.column(from)));
  }

  /** Takes the formations from a position in which a team kicks off. */
  private void learnFormations(SeenPosition seen, int kicking) {
    for (int side = 0; side < 2; side++) {
      boolean isOwn = side == seat;
      // Player 0 of the team that kicks off has left its place in the formation.
      Formation known = formations.get(side);
      int first = side == kicking ? Cells.of(known.row(0), known.column(0)) : seen.cell(isOwn, 0);
      int second = seen.cell(isOwn, 1);
      int third = seen.cell(isOwn, 2);
      Formation standing = formation(first, second, third);
      Formation onKickOff = formation(kickOffCell(side), second, third);
      if (isLegal(side, standing)) {
        formations.set(side, standing);
      } else if (isLegal(side, onKickOff)) {
        formations.set(side, onKickOff);
      }
    }
  }

  private static Formation formation(int first, int second, int third) {
    return Formation.of(
        Cells.row(first),
        Cells.column(first),
        Cells.row(second),
        Cells.column(second),
        Cells.row(third),
        Cells.column(third));
  }

  private boolean isLegal(int side, Formation formation) {
    return game.moves(game.start(), side).contains(formation);
  }

  private String players(SeenPosition seen, int side) {
    return IntStream.range(0, PLAYERS)
        .map(player -> seen.cell(side == seat, player))
        .mapToObj(cell -> Cells.row(cell) + "," + Cells.column(cell))
        .collect(Collectors.joining(" "));
  }

  private String ball(SeenPosition seen) {
    if (!seen.isBallFree()) {
      int own = seen.carrier(true);
      int side = own >= 0 ? seat : 1 - seat;
      return (side == 0 ? "left" : "right") + (own >= 0 ? own : seen.carrier(false));
    }
    int direction = seen.ball().size() > FLIGHT ? seen.ball().get(2) : direction(seen);
    int steps = seen.ball().size() > FLIGHT ? seen.ball().get(3) : steps(seen, direction);
    // Under ruleset document, a resting ball has no direction.
    boolean hasNone = steps == 0 && game.options().ruleset() == GridSoccerRuleset.DOCUMENT;
    return seen.ball().get(0)
        + ","
        + seen.ball().get(1)
        + ","
        + (hasNone ? 0 : direction)
        + ","
        + steps;
  }

  /** {@return the direction in which the ball has flown; for a resting ball its last direction} */
  private int direction(SeenPosition seen) {
    Pitch last = before;
    if (last == null) {
      return 0;
    }
    int rows = Integer.signum(Cells.row(seen.ballCell()) - last.ballRow());
    int columns = Integer.signum(Cells.column(seen.ballCell()) - last.ballColumn());
    int offset = Cells.of(rows, columns) - Cells.of(0, 0);
    return offset == 0
        ? last.ballDirection()
        : IntStream.range(1, Cells.DIRECTIONS)
            .filter(way -> Cells.offset(way) == offset)
            .findFirst()
            .orElseThrow();
  }

  /** {@return the number of steps for which the ball flies on, known or assumed} */
  private int steps(SeenPosition seen, int direction) {
    Pitch last = before;
    if (last == null || seen.ballCell() == last.ballCell()) {
      return 0;
    }
    int most = game.options().mostStrength() - 1;
    int left = most;
    int carrier = last.carrier(seat);
    if (last.isBallFree() && last.ballStrength() > 0) {
      left = last.ballStrength() - 1;
    } else if (carrier >= 0
        && orders != null
        && orders.order(carrier) instanceof SoccerOrder.Pass pass) {
      left = Math.max(0, pass.strength() - 1);
    }
    return Math.min(left, game.strongest(seen.ballCell(), direction));
  }
}
