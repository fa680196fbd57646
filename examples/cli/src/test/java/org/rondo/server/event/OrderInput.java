package org.rondo.server.event;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.server.contest.Contest;
import org.rondo.server.contest.ContestSettings;
import org.rondo.server.contest.ContestTime;

/** What the organisers' page sends, for tests of other packages. */
public final class OrderInput {
  private final Path folder;
  private final Contest contest;
  private int events;

  /** The event that takes the next order; null if the last one has changed. */
  private @Nullable EventRunner<Board, OthelloMove> event;

  /**
   * @param folder the folder of the events
   * @param teams the file of the teams
   */
  public OrderInput(Path folder, Path teams) {
    this.folder = folder;
    this.contest =
        new Contest(
            ContestSettings.of(teams, folder.resolve("protocols")),
            ContestTime.ofMachine(),
            Runnable::run,
            problem -> {});
  }

  /** Reads the body of a login. */
  public static void login(String body) {
    Optional<JsonObject> login = JsonCalls.object(body);
    if (login.isPresent()) {
      JsonCalls.text(login.get(), "team");
      JsonCalls.text(login.get(), "secret");
    }
  }

  /** Carries out orders, one on each line, in an event in which nothing has been drawn. */
  public void orders(String bodies) throws IOException, InterruptedException {
    EventRunner<Board, OthelloMove> open = event == null ? open() : event;
    event = null;
    try {
      EventActions actions = new EventActions(contest, open);
      for (String body : bodies.lines().toList()) {
        Optional<JsonObject> order = JsonCalls.object(body);
        if (order.isPresent()) {
          actions.run(order.get());
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    } finally {
      if (open.phase() == EventPhase.EMPTY) {
        event = open;
      } else {
        open.close();
      }
    }
  }

  private EventRunner<Board, OthelloMove> open() throws IOException {
    events++;
    return EventRunner.open(
        EventRules.ofContest(),
        folder.resolve(Integer.toString(events)),
        new ContestGames(contest),
        new EventWatcher() {});
  }

  /** Reads the decisions in the journal of a knockout. */
  public static void decisions(Path knockout) throws IOException {
    EventJournal journal = EventJournal.in(knockout);
    journal.pending();
    journal.remarks();
    journal.started();
    journal.isPaused();
  }
}
