package org.rondo.server.live;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchRecord;
import org.rondo.report.PageScripts;
import org.rondo.report.RunPage;

/**
 * The last position of the latest match of a folder, for the small board in the list.
 *
 * @param digest the digest of the match's record, because a match may be played again; the empty
 *     text if there is none
 * @param json the position as data; null as a value of JSON if it cannot be drawn
 */
record LastPosition(String digest, JsonElement json) {

  /** The maximum number of turns of a match that is replayed for the list. */
  private static final int MAX_TURNS = 1_000;

  static LastPosition none() {
    return new LastPosition("", JsonNull.INSTANCE);
  }

  /** {@return the last position as of now; this one if no other match has ended since} */
  LastPosition in(RunPage page) {
    Optional<MatchId> latest = page.latest();
    if (latest.isEmpty()) {
      return none();
    }
    try {
      MatchRecord record = page.archive().record(latest.get());
      return record.digest().equals(digest)
          ? this
          : new LastPosition(record.digest(), json(record));
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // The record is damaged, or the code of its game fails; the list does without the board.
      return none();
    }
  }

  private static JsonElement json(MatchRecord record) {
    return record.turnCount() <= MAX_TURNS
        ? json(GameCatalog.find(record.game()), record)
        : JsonNull.INSTANCE;
  }

  private static <S extends State, M extends Move> JsonElement json(
      Game<S, M> game, MatchRecord record) {
    List<S> states = record.replay(game);
    S last = states.get(states.size() - 1);
    JsonObject json = new JsonObject();
    json.addProperty("game", game.id());
    json.addProperty("state", last.text());
    boolean isDrawn = PageScripts.renderer(game).isPresent();
    json.addProperty("family", isDrawn ? PageScripts.family(game.id()) : "");
    if (!isDrawn) {
      json.addProperty("picture", game.show(last));
    }
    return json;
  }
}
