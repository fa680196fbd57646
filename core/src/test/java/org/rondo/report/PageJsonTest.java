package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.MatchId;
import org.rondo.game.Outcome;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchFingerprint;

class PageJsonTest {

  private static JsonObject json(List<Fault> faults, List<Concession> concessions) {
    ArchivedMatch match =
        new ArchivedMatch(
            MatchId.parse("1.1.1"),
            List.of("ada", "ben"),
            Outcome.byScore(1, 0),
            faults,
            concessions,
            12,
            false,
            0,
            true,
            new MatchFingerprint(1, 2));
    return new Gson()
        .toJsonTree(PageJson.match(match, match.outcome().tournamentScores(), ReplayPlan.none()))
        .getAsJsonObject();
  }

  @Test
  void theDataOfAPageSayHowASeatLost() {
    Fault late = new Fault(3, 1, Fault.Kind.TIMEOUT, "too late", true);
    assertThat(json(List.of(late), List.of()).getAsJsonArray("e"))
        .hasToString("[\"PLAYED\",\"TIME\"]");
    Concession resigned = new Concession(3, 1, Concession.Reason.RESIGNED, "");
    assertThat(json(List.of(), List.of(resigned)).getAsJsonArray("e"))
        .hasToString("[\"PLAYED\",\"RESIGNATION\"]");
  }

  @Test
  void aMatchThatTheGameDecidedNeedsNoEndings() {
    Fault replaced = new Fault(3, 1, Fault.Kind.ILLEGAL_MOVE, "illegal", false);
    assertThat(json(List.of(replaced), List.of()).has("e")).isFalse();
  }
}
