package org.rondo.server.event;

import static com.google.common.base.Strings.lenientFormat;
import static org.rondo.server.event.JsonCalls.text;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.OptionException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;
import org.rondo.random.SeedValues;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestSeat;
import org.rondo.server.contest.ContestTeam;
import org.rondo.server.contest.GameState;
import org.rondo.server.contest.TeamRole;

/** Carries out what organisers order by a click. */
final class EventActions {
  private static final TextPattern NUMBER = TextPattern.of("[0-9]{1,9}");
  private static final String BY = "organiser";

  private final Contest contest;
  private final EventRunner<?, ?> event;

  EventActions(Contest contest, EventRunner<?, ?> event) {
    this.contest = contest;
    this.event = event;
  }

  private static int number(JsonObject order, String key) {
    String text = text(order, key);
    if (!NUMBER.matches(text)) {
      throw new OptionException("order", key, text, key + " '" + text + "' is not a number");
    }
    return Integer.parseInt(text);
  }

  private static boolean flag(JsonObject order, String key) {
    return text(order, key).equals("true");
  }

  private static List<String> texts(JsonObject order, String key) {
    JsonElement value = order.get(key);
    if (value == null || !value.isJsonArray()) {
      throw new OptionException("order", key, "", "the list " + key + " is missing");
    }
    return StreamSupport.stream(value.getAsJsonArray().spliterator(), false)
        .filter(JsonElement::isJsonPrimitive)
        .map(JsonElement::getAsString)
        .toList();
  }

  /**
   * Carries out an order.
   *
   * @return a sentence that says what was done
   * @throws org.rondo.input.InputException if the order cannot be understood or is refused
   * @throws IllegalStateException if the order is not possible now
   * @throws org.rondo.server.contest.RefusedCallException if the contest refuses it
   */
  String run(JsonObject order) throws InterruptedException {
    String action = text(order, "action");
    return switch (action) {
      case "create", "start", "pause", "resume", "drop", "delete" -> {
        requireContest(action);
        yield game(action, order);
      }
      case "rights", "flush" -> {
        requireContest(action);
        yield server(action, order);
      }
      default -> tournament(action, order);
    };
  }

  /** Refuses the orders for the players and the games of the contest, which other events lack. */
  private void requireContest(String action) {
    if (!event.rules().isContest()) {
      throw new OptionException(
          "order",
          "action",
          action,
          lenientFormat(
              "'%s' is an order for the contest of 2017; in this event, pause the %s, restart a"
                  + " game, or end it by a technical loss",
              action, noun()));
    }
  }

  private String noun() {
    return event.rules().noun();
  }

  private String server(String action, JsonObject order) {
    if (action.equals("flush")) {
      if (event.phase() == EventPhase.PLAYING) {
        throw new IllegalStateException(
            lenientFormat(
                "a round of the %s is played, and its games would be lost; flush the server before"
                    + " the first round or between two rounds",
                noun()));
      }
      contest.flush();
      return "All games are deleted, and all players must log in again.";
    }
    return rights(flag(order, "may"));
  }

  /** The file and the contest say the same, also if two organisers click at once. */
  private synchronized String rights(boolean may) {
    event.folder().revoke(!may);
    contest.letContestantsAdminister(may);
    return may
        ? "Contestants may create and change games again."
        : "Contestants may no longer create and change games.";
  }

  private String game(String action, JsonObject order) {
    if (action.equals("create")) {
      return create(number(order, "dark"), number(order, "light"));
    }
    int game = number(order, "game");
    boolean isOfEvent = event.plays(game);
    if (isOfEvent && (action.equals("drop") || action.equals("delete"))) {
      throw new IllegalStateException(
          lenientFormat(
              "game %s belongs to the %s; use Restart or Technical loss there, so that the journal"
                  + " says what happened",
              game, noun()));
    }
    switch (action) {
      case "start" -> contest.start(game);
      case "pause" -> contest.pause(game);
      case "resume" -> contest.resume(game);
      case "drop" -> {
        return drop(game, number(order, "player"));
      }
      default -> contest.delete(game);
    }
    return "Game " + game + done(action);
  }

  private static String done(String action) {
    return switch (action) {
      case "start" -> " is started, and paused. Press Resume to begin its first turn.";
      case "pause" -> " is paused.";
      case "resume" -> " goes on.";
      default -> " is deleted, and its players are free.";
    };
  }

  private String drop(int game, int player) {
    boolean isOver = contest.game(game).state() == GameState.FINISH;
    String team =
        contest.game(game).seats().stream()
            .filter(seat -> seat.player() == player)
            .map(ContestSeat::team)
            .findFirst()
            .orElse("player " + player);
    contest.drop(game, player, BY);
    return isOver
        ? team + " is taken out of game " + game + ", and is free for another game."
        : team + " is dropped from game " + game + ", and loses it.";
  }

  private String create(int dark, int light) {
    if (dark == light) {
      throw new ConflictingSettingsException(
          "players", "a player cannot play against itself; choose two players");
    }
    int game = contest.createGame(BY);
    try {
      contest.setMap(game, Contest.STANDARD_MAP);
      contest.addPlayer(game, dark);
      contest.addPlayer(game, light);
      contest.start(game);
      contest.resume(game);
    } catch (RuntimeException e) {
      contest.delete(game);
      throw e;
    }
    return contest.game(game).seats().stream()
        .map(ContestSeat::team)
        .collect(Collectors.joining(" and ", "Game " + game + " has begun, between ", "."));
  }

  private String tournament(String action, JsonObject order) throws InterruptedException {
    return switch (action) {
      case "draw" ->
          draw(texts(order, "teams"), text(order, "seed").strip(), values(text(order, "values")));
      case "next" -> next(number(order, "round"));
      case "hold" -> hold(flag(order, "paused"));
      case "restart" -> restart(text(order, "match"), text(order, "charged"));
      case "lose" -> lose(text(order, "match"), text(order, "team"));
      case "rule" -> rule(text(order, "ruling").strip());
      case "give-up" -> {
        event.giveUp();
        yield "The " + noun() + " is given up. Its files are kept.";
      }
      case "try-again" -> {
        event.tryAgain();
        yield "The " + noun() + " is read from its journal again, and goes on.";
      }
      default ->
          throw new OptionException(
              "order", "action", action, "there is no action '" + action + "'");
    };
  }

  private String next(int round) {
    int begun = event.start(round);
    if (begun == 0) {
      return lenientFormat(
          "The %s ends. Its awards are given, and its records and its seed are being published.",
          noun());
    }
    return begun == 1
        ? "Round 1 has begun."
        : "Round " + begun + " has begun, and round " + (begun - 1) + " is closed.";
  }

  private String hold(boolean isPaused) {
    event.pause(isPaused);
    return isPaused
        ? "The " + noun() + " is paused. Turns that run can be completed, and no other turn begins."
        : "The pause is over, and the games of the " + noun() + " go on.";
  }

  private String restart(String match, String charged) {
    event.restart(match, charged);
    return lenientFormat(
        "Game %s is stopped, and is played again after the other games of the round.%s",
        match,
        event.rules().isContest()
            ? " " + (charged.isEmpty() ? "No team" : charged) + " loses a point."
            : "");
  }

  private String lose(String match, String team) {
    event.lose(match, team);
    return "Game " + match + " has ended. " + team + " loses it by a technical loss.";
  }

  private String rule(String ruling) throws InterruptedException {
    event.rule(ruling);
    return "The ruling is in the journal: " + ruling + ".";
  }

  /** {@return the values of teams, each a line {@code TEAM=TEXT}} */
  private static SeedValues values(String lines) {
    return SpecificationException.valueOf(
        lines, () -> SeedValues.parse(lines.lines().filter(line -> !line.isBlank()).toList()));
  }

  private String draw(List<String> teams, String seed, SeedValues values)
      throws InterruptedException {
    List<String> contestants =
        contest.teams().stream()
            .filter(team -> team.role() == TeamRole.NORMAL)
            .map(ContestTeam::name)
            .toList();
    for (String team : teams) {
      if (!contestants.contains(team)) {
        throw new SpecificationException(
            team, "team '" + team + "' is not registered as a contestant");
      }
    }
    List<String> reserves = contestants.stream().filter(team -> !teams.contains(team)).toList();
    // In any other order, the organisers could choose among many draws of one seed.
    event.draw(teams.stream().sorted().toList(), reserves, seed, values);
    return "The numbers of " + teams.size() + " teams are drawn.";
  }
}
