package org.rondo.server.event;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableBiMap;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Objects;
import org.rondo.input.DamagedFileException;

/** A decision of the organisers, as it stands in the journal of its tournament. */
sealed interface EventDecision {

  /** The kinds of decisions, by the names of their fields in a journal. */
  ImmutableBiMap<String, Class<? extends EventDecision>> KINDS =
      ImmutableBiMap.of(
          "start", StartDecision.class,
          "pause", PauseDecision.class,
          "restart", RestartDecision.class,
          "refusal", RefusalDecision.class,
          "loss", LossDecision.class,
          "give-up", GiveUpDecision.class);

  /** A round may begin. The number after that of the last round ends the tournament. */
  record StartDecision(int round) implements EventDecision {
    public StartDecision {
      checkArgument(round > 0, "round %s is below 1, the first round", round);
    }
  }

  /** All games are paused, or go on. */
  record PauseDecision(boolean isPaused) implements EventDecision {}

  /**
   * A playing of a match ends, and a ruling that replaces it waits for the end of the round.
   *
   * @param playing the playing, as {@link MatchRoom#playing} names it
   * @param ruling the ruling, as {@link org.rondo.tournament.Ruling#stored} writes it
   */
  record RestartDecision(String playing, String ruling) implements EventDecision {
    public RestartDecision {
      Objects.requireNonNull(playing, "playing");
      Objects.requireNonNull(ruling, "ruling");
    }
  }

  /** A restart or a technical loss cannot be carried out; a sentence says why. */
  record RefusalDecision(String playing, String remark) implements EventDecision {
    public RefusalDecision {
      Objects.requireNonNull(playing, "playing");
      Objects.requireNonNull(remark, "remark");
    }
  }

  /** A team loses a playing of a match by a technical loss. */
  record LossDecision(String playing, String team) implements EventDecision {
    public LossDecision {
      Objects.requireNonNull(playing, "playing");
      Objects.requireNonNull(team, "team");
    }
  }

  /** The tournament is not played to its end. */
  record GiveUpDecision() implements EventDecision {}

  /** {@return the decision as a JSON object} */
  default String json() {
    JsonObject json = new JsonObject();
    json.add(KINDS.inverse().get(getClass()), new Gson().toJsonTree(this));
    return json.toString();
  }

  /**
   * {@return the decision that a JSON object describes}
   *
   * @param folder the folder of its journal, for messages
   * @throws DamagedFileException if it describes none that is known
   */
  static EventDecision parse(String json, Path folder) {
    try {
      JsonObject object = JsonParser.parseString(json).getAsJsonObject();
      String name = object.keySet().iterator().next();
      Class<? extends EventDecision> kind = Objects.requireNonNull(KINDS.get(name));
      return new Gson().fromJson(object.getAsJsonObject(name), kind);
    } catch (RuntimeException e) {
      // Gson wraps what the constructors throw.
      throw new DamagedFileException(
          folder.toString(),
          lenientFormat(
              "%s has a decision that this version of Rondo does not know, %s; use the version that"
                  + " wrote it",
              folder, json),
          e);
    }
  }
}
