package org.rondo.cli.learn;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Entrant;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.SpecificationException;
import org.rondo.match.Match;
import org.rondo.match.OngoingMatch;
import org.rondo.random.Seed;

/** One match after another, in which a learner plays some seats and bots play the others. */
final class LearnerMatch<S extends State, M extends Move> {

  /** The name of the learner in records. */
  static final String LEARNER = "learner";

  /** The most legal moves that an observation lists. */
  private static final int MAX_LISTED = MoveSurvey.MAX_MOVES;

  private final Game<S, M> game;
  private final Map<Integer, Entrant<S, M>> opponents;
  private final boolean hasData;
  private final Map<Integer, Bot<S, M>> bots = new TreeMap<>();

  /** The match that is played or was played last; null before the first. */
  private @Nullable OngoingMatch<S, M> match;

  private Seed seed = Seed.of(0);
  private int episode;

  /**
   * Creates a match that has not begun.
   *
   * @param opponents the bots, by their seats
   * @param hasData whether an observation has the position as lists of numbers
   */
  LearnerMatch(Game<S, M> game, Map<Integer, Entrant<S, M>> opponents, boolean hasData) {
    this.game = game;
    this.hasData = hasData;
    this.opponents = Map.copyOf(opponents);
  }

  /**
   * Begins a match. An earlier match ends without a result.
   *
   * @param base the seed of the match; if there is an episode, that of its series
   * @param number the number of the match in its series, from 1; 0 if the seed is the match's own
   */
  void reset(Seed base, int number) {
    closeBots();
    seed = base;
    episode = number;
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      Entrant<S, M> opponent = opponents.get(seat);
      names.add(opponent == null ? LEARNER : opponent.name());
      if (opponent != null) {
        bots.put(seat, opponent.bots().get());
      }
    }
    match = Match.of(game).seed(number == 0 ? base : base.child("episode", number)).begin(names);
    playOpponents();
  }

  /** Begins the next match of the series. */
  void again() {
    reset(seed, episode + 1);
  }

  private OngoingMatch<S, M> begun() {
    if (match == null) {
      throw new SpecificationException("step", "no match has begun; reset it first");
    }
    return match;
  }

  boolean isOver() {
    return begun().isOver();
  }

  /** {@return the record of the match, a line of JSON} */
  String record() {
    if (!isOver()) {
      throw new SpecificationException("record", "the match is not over, so it has no record");
    }
    return begun().record().json();
  }

  /**
   * {@return the moves of some texts, by their seats} Nothing is played.
   *
   * @throws SpecificationException if a seat of the learner that is to move has no text, or another
   *     seat has one
   * @throws RefusedMoveException if a text is no legal move
   */
  SortedMap<Integer, M> moves(Map<Integer, String> texts) {
    SortedMap<Integer, M> moves = new TreeMap<>();
    if (isOver()) {
      throw new SpecificationException("step", "the match is over; reset it");
    }
    for (Decision<S, M> decision : begun().decisions()) {
      int seat = decision.seat();
      String text = texts.get(seat);
      if (text == null) {
        throw new SpecificationException(
            "seat " + seat, "seat " + seat + " is to move, and has no move");
      }
      moves.put(seat, legal(decision, text));
    }
    for (int seat : texts.keySet()) {
      if (!moves.containsKey(seat)) {
        throw new SpecificationException(
            "seat " + seat, "seat " + seat + " has a move, but is not to move");
      }
    }
    return moves;
  }

  private M legal(Decision<S, M> decision, String text) {
    M move;
    try {
      move = game.parse(text);
    } catch (UnreadableMoveException e) {
      throw new RefusedMoveException("seat " + decision.seat() + ": " + e.getMessage(), e);
    }
    Optional<String> objection = decision.moves().objection(move);
    if (objection.isPresent()) {
      throw new RefusedMoveException(
          "seat " + decision.seat() + " cannot play " + text + ": " + objection.get(), null);
    }
    return move;
  }

  /** Plays legal moves, and the moves of the opponents that follow. */
  void play(SortedMap<Integer, M> moves) {
    moves.forEach((seat, move) -> begun().choose(seat, decision -> move));
    playOpponents();
  }

  private void playOpponents() {
    OngoingMatch<S, M> played = begun();
    while (!played.isOver() && chooses(played)) {}
    if (played.isOver()) {
      Outcome outcome = played.record().outcome();
      bots.forEach(
          (seat, bot) ->
              UntrustedCalls.runQuietly(
                  () -> bot.finished(game.observation(played.state(), seat), outcome)));
      closeBots();
    }
  }

  /** {@return whether an opponent was to choose; it has chosen} */
  private boolean chooses(OngoingMatch<S, M> played) {
    for (Decision<S, M> decision : played.decisions()) {
      Bot<S, M> bot = bots.get(decision.seat());
      if (bot != null) {
        played.choose(decision.seat(), bot);
        return true;
      }
    }
    return false;
  }

  /** Ends the bots of a match that is over, or that is not played to its end. */
  void closeBots() {
    bots.values().forEach(bot -> UntrustedCalls.runQuietly(bot::close));
    bots.clear();
  }

  /** {@return what the learner knows of the match, and what it may do} */
  JsonObject observation() {
    OngoingMatch<S, M> played = begun();
    List<Decision<S, M>> decisions = played.decisions();
    JsonObject json = new JsonObject();
    json.addProperty("turn", played.turnCount());
    json.addProperty("over", played.isOver());
    JsonArray acting = new JsonArray();
    decisions.forEach(decision -> acting.add(decision.seat()));
    json.add("acting", acting);
    JsonArray states = new JsonArray();
    JsonArray data = new JsonArray();
    JsonArray moves = new JsonArray();
    JsonArray scores = new JsonArray();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      boolean isLearner = !opponents.containsKey(seat);
      S seen = game.observation(played.state(), seat);
      states.add(isLearner ? seen.text() : null);
      data.add(isLearner && hasData ? numbers(seen) : JsonNull.INSTANCE);
      moves.add(JsonNull.INSTANCE);
      scores.add(seen.score(seat));
    }
    for (Decision<S, M> decision : decisions) {
      if (!decision.moves().hasMoreThan(MAX_LISTED)) {
        moves.set(decision.seat(), texts(decision.moves()));
      }
    }
    json.add("states", states);
    if (hasData) {
      json.add("data", data);
    }
    json.add("moves", moves);
    json.add("scores", scores);
    if (played.isOver()) {
      addOutcome(json, played.record().outcome());
    }
    return json;
  }

  private static JsonObject numbers(State state) {
    JsonObject lists = new JsonObject();
    state
        .data()
        .forEach(
            (name, numbers) -> {
              JsonArray list = new JsonArray();
              numbers.forEach(list::add);
              lists.add(name, list);
            });
    return lists;
  }

  private static JsonArray texts(MoveSpace<?> space) {
    JsonArray texts = new JsonArray();
    space.list().forEach(move -> texts.add(move.text()));
    return texts;
  }

  /** A seat's reward is the share of the other seats that it beat, less the share that beat it. */
  private static void addOutcome(JsonObject json, Outcome outcome) {
    JsonArray ranks = new JsonArray();
    JsonArray rewards = new JsonArray();
    List<Integer> all = outcome.ranks();
    for (int rank : all) {
      long beaten = all.stream().filter(other -> other > rank).count();
      long better = all.stream().filter(other -> other < rank).count();
      ranks.add(rank);
      rewards.add((beaten - better) / (double) Math.max(1, all.size() - 1));
    }
    json.add("ranks", ranks);
    json.add("rewards", rewards);
  }
}
