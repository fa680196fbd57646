package org.rondo.server.live;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.clock.TimeControl;
import org.rondo.report.PageScripts;

/** Shows a match on a board. What is not shown because a later turn replaces it costs little. */
final class BoardListener<S extends State, M extends Move> implements MatchListener<S, M> {
  private static final int MAX_LETTERS = 160;

  private final Game<S, M> game;
  private final List<String> names;
  private final LiveBoard board;
  private final BoardClocks<S> clocks;
  private final Clock time;

  /** Whether positions are shown as text, because no module draws them. */
  private final boolean isPictured;

  // Only for the thread that calls the listener.
  private final @Nullable Thought[] thoughts;
  private @Nullable S state;
  private String event = "";

  /**
   * @param control gives the time control of the match as soon as it is known
   * @param time tells since when a position is on the board
   */
  BoardListener(
      Game<S, M> game,
      List<String> names,
      LiveBoard board,
      Supplier<TimeControl> control,
      Clock time) {
    this.game = game;
    this.clocks = new BoardClocks<>(game, names, control);
    this.time = time;
    this.names = List.copyOf(names);
    this.board = board;
    this.isPictured = PageScripts.renderer(game).isEmpty();
    this.thoughts = new Thought[game.seatCount()];
  }

  /**
   * A turn, as the match told it.
   *
   * @param number the number of turns before the position
   * @param joint the moves that led here; empty at the start
   * @param thoughts the thoughts by seat, with null for a seat that said nothing
   * @param clocks what the clocks show; empty if that is not known
   * @param millis the time at which the position arose
   */
  private record SeenTurn<S extends State, M extends Move>(
      int number,
      List<S> before,
      List<JointMove<M>> joint,
      S state,
      @Nullable Thought[] thoughts,
      String event,
      List<BoardClocks.ClockDisplay> clocks,
      long millis) {}

  @Override
  public void started(S first) {
    state = first;
    show(0, List.of(), List.of(), first, new Thought[game.seatCount()]);
  }

  @Override
  public void played(int turn, JointMove<M> joint, S next) {
    List<S> before = state == null ? List.of() : List.of(state);
    show(turn + 1, before, List.of(joint), next, thoughts.clone());
    Arrays.fill(thoughts, null);
    event = "";
    state = next;
  }

  private void show(
      int number, List<S> before, List<JointMove<M>> joint, S next, @Nullable Thought[] thoughts) {
    List<BoardClocks.ClockDisplay> reading = clocks.at(next, number).stream().toList();
    SeenTurn<S, M> seen =
        new SeenTurn<>(number, before, joint, next, thoughts, event, reading, time.millis());
    board.show(() -> json(seen));
  }

  @Override
  public void timed(int turn, List<Duration> used) {
    if (state != null) {
      clocks.timed(turn, state, used);
    }
  }

  @Override
  public void thought(int turn, int seat, Thought thought) {
    thoughts[seat] = thought;
  }

  @Override
  public void faulted(String entrant, Fault fault) {
    event = shortened(entrant + ": " + fault.detail());
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    event = shortened(entrant + " " + concession.clause());
  }

  @Override
  public void ended(MatchSummary summary) {
    List<String> winners = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      if (summary.outcome().rank(seat) == 1) {
        winners.add(names.get(seat));
      }
    }
    String result = winners.size() == 1 ? winners.get(0) + " wins" : "a draw";
    String end = summary.halted() ? result + ", stopped before its end" : result;
    board.end(event.isEmpty() ? end : end + "; " + event);
  }

  private JsonObject json(SeenTurn<S, M> seen) {
    JsonObject json = new JsonObject();
    json.addProperty("turn", seen.number());
    json.addProperty("state", seen.state().text());
    json.addProperty("event", seen.event());
    List<Double> scores = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      scores.add(seen.state().score(seat));
    }
    json.add("scores", LiveBoard.numbers(scores));
    seen.clocks().forEach(reading -> addClocks(json, seen, reading));
    if (isPictured) {
      json.addProperty("picture", game.show(seen.state()));
    }
    if (!seen.joint().isEmpty() && !seen.before().isEmpty()) {
      addTurn(json, seen, seen.before().get(0), seen.joint().get(0));
    }
    return json;
  }

  /** Adds what each seat has left, and since when the time of those to move runs. */
  private void addClocks(JsonObject json, SeenTurn<S, M> seen, BoardClocks.ClockDisplay reading) {
    JsonArray left = new JsonArray();
    reading.left().forEach(millis -> left.add(millis.orElse(null)));
    json.add("left", left);
    JsonArray moving = new JsonArray();
    seen.state().toMove().forEach(moving::add);
    json.add("moving", moving);
    json.addProperty("since", seen.millis() + reading.lag());
  }

  private void addTurn(JsonObject json, SeenTurn<S, M> seen, S before, JointMove<M> joint) {
    json.addProperty("previous", before.text());
    json.addProperty("news", game.console().news(before, seen.state()));
    List<String> moves = new ArrayList<>();
    List<String> said = new ArrayList<>();
    for (int seat = 0; seat < game.seatCount(); seat++) {
      boolean hasMoved = joint.seats().contains(seat);
      moves.add(hasMoved ? joint.move(seat).text() : "");
      said.add(hasMoved ? shortened(game.console().describe(before, seat, joint.move(seat))) : "");
    }
    json.add("joint", LiveBoard.texts(moves));
    json.add("said", LiveBoard.texts(said));
    json.add("thoughts", thoughts(seen.thoughts()));
  }

  private static JsonElement thoughts(@Nullable Thought[] all) {
    JsonArray json = new JsonArray();
    boolean isAny = false;
    for (Thought thought : all) {
      json.add(
          thought == null
              ? JsonNull.INSTANCE
              : JsonParser.parseString(MatchThoughts.text(thought)));
      isAny |= thought != null;
    }
    return isAny ? json : JsonNull.INSTANCE;
  }

  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= MAX_LETTERS
        ? text
        : text.substring(0, text.offsetByCodePoints(0, MAX_LETTERS - 1)) + "…";
  }
}
