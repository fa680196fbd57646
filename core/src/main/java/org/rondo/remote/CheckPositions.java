package org.rondo.remote;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Opening;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Finds openings after which a match begins at a rare position. */
final class CheckPositions<S extends State, M extends Move> {

  /** The most turns that are played to find positions. A longer game is played only once. */
  private static final int MAX_TURNS = 3_000;

  private static final int MAX_PLAYOUTS = 50;

  /** More turns than any match of the search has. */
  private static final int ALL_TURNS = 1_000_000;

  /**
   * A match from an opening.
   *
   * @param seat the seat to move after the opening
   * @param seed the seed of the match, in which the opening is legal
   * @param move the only legal move after the opening; empty if that is not known
   */
  record Situation(int seat, Seed seed, Opening opening, String move) {}

  private final Game<S, M> game;
  private final List<Situation> playouts = new ArrayList<>();
  private final List<Situation> forced;

  CheckPositions(Game<S, M> game, Seed seed) {
    this.game = game;
    int turns = 0;
    for (int n = 0; n < MAX_PLAYOUTS && turns < MAX_TURNS; n++) {
      Seed match = seed.child("position", n);
      Opening opening = Opening.random(game, ALL_TURNS, match);
      turns += opening.turns().size() + 1;
      playouts.add(new Situation(0, match, opening, ""));
    }
    this.forced = findForced();
  }

  /** {@return a match before its last turn, which is shorter than most} */
  Situation shortest(int seat) {
    Situation shortest =
        playouts.stream()
            .min(Comparator.comparing(playout -> playout.opening().turns().size()))
            .orElseThrow();
    return new Situation(seat, shortest.seed(), shortest.opening(), "");
  }

  /**
   * {@return matches in which the seat to move has only one legal move, at most one for each seat}
   * Among all such moves the most frequent one is chosen; in Othello this is the pass. There are
   * none if the rules use chance.
   */
  List<Situation> forced() {
    return forced;
  }

  /** {@return the only legal move in {@link #forced}; empty if there are no such matches} */
  String forcedMove() {
    return forced.isEmpty() ? "" : forced.get(0).move();
  }

  private List<Situation> findForced() {
    Map<String, List<Situation>> byMove =
        playouts.stream()
            .flatMap(playout -> forced(playout).stream())
            .collect(Collectors.groupingBy(Situation::move));
    return byMove.entrySet().stream()
        .max(
            Comparator.comparing((Map.Entry<String, List<Situation>> e) -> e.getValue().size())
                .thenComparing(Map.Entry::getKey))
        .map(most -> onePerSeat(most.getValue()))
        .orElse(List.of());
  }

  private static List<Situation> onePerSeat(List<Situation> situations) {
    Map<Integer, Situation> bySeat = new TreeMap<>();
    situations.forEach(situation -> bySeat.putIfAbsent(situation.seat(), situation));
    return List.copyOf(bySeat.values());
  }

  private List<Situation> forced(Situation playout) {
    List<Situation> found = new ArrayList<>();
    try {
      S state = game.start(Rng.none());
      List<List<String>> turns = playout.opening().turns();
      forced(playout, state, 0).ifPresent(found::add);
      for (int turn = 0; turn < turns.size(); turn++) {
        state = next(state, turns.get(turn));
        forced(playout, state, turn + 1).ifPresent(found::add);
      }
    } catch (IllegalStateException | UnsupportedOperationException e) {
      // The rules draw random numbers, and their source is not known here.
      return List.of();
    }
    return found;
  }

  private Optional<Situation> forced(Situation playout, S state, int turn) {
    if (state.toMove().size() != 1) {
      return Optional.empty();
    }
    int seat = state.toMove().only();
    boolean isForced = game.moves(state, seat).count().bitLength() == 1;
    return isForced
        ? Optional.of(
            new Situation(
                seat,
                playout.seed(),
                playout.opening().first(turn),
                game.moves(state, seat).list().get(0).text()))
        : Optional.empty();
  }

  private S next(S state, List<String> texts) {
    List<Integer> seats = state.toMove().stream().boxed().toList();
    Map<Integer, M> moves =
        IntStream.range(0, seats.size())
            .boxed()
            .collect(Collectors.toMap(seats::get, n -> game.parse(texts.get(n))));
    return game.next(state, JointMove.of(state.toMove(), moves::get), Rng.none());
  }
}
