package org.rondo.othello.remote.files;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.rondo.bot.Bots;
import org.rondo.match.Match;
import org.rondo.match.MatchRecord;
import org.rondo.othello.Othello;

class OthelloTranscriptProperties {
  static MatchRecord played(long seed) {
    return Match.of(new Othello())
        .seat("dark", Bots.random())
        .seat("light", Bots.random())
        .seed(seed)
        .play();
  }

  @Property
  void theListOfMovesGivesTheMatchBack(@ForAll long seed) {
    MatchRecord record = played(seed);
    OthelloTranscript transcript = OthelloTranscript.of(record);
    OthelloTranscript again = OthelloTranscript.parse(transcript.text());
    // A pass before the end is added again; the list ends with the last disc, as the match does.
    assertThat(again).isEqualTo(transcript);
    assertThat(again.record("dark", "light").turns()).isEqualTo(record.turns());
    assertThat(again.record("dark", "light").halted()).isFalse();
  }

  @Property
  void ggfGivesTheMatchBack(@ForAll long seed) {
    MatchRecord record = played(seed);
    GgfGame game = GgfGame.of(record, "", "");
    GgfGame again = GgfGame.parseAll(game.text()).get(0);
    assertThat(again.transcript()).isEqualTo(OthelloTranscript.of(record));
    assertThat(Double.parseDouble(again.result().orElseThrow()))
        .isEqualTo(2 * record.outcome().tournamentScore(0) - 64);
  }

  @Property
  void wthorGivesTheMatchBack(@ForAll long seed) {
    OthelloTranscript transcript = OthelloTranscript.of(played(seed));
    WthorGame game = WthorGame.of(transcript, 0, 1, 2);
    assertThat(game.transcript()).isEqualTo(transcript);
    assertThat(game.score()).isEqualTo(transcript.tournamentScore());
  }
}
