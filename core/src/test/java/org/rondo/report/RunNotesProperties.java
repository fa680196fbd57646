package org.rondo.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class RunNotesProperties {

  @Property
  void theNoteOfATuningIsReadBackEqual(
      @ForAll String game,
      @ForAll String fitness,
      @ForAll String openings,
      @ForAll String bot,
      @ForAll List<String> panel) {
    TuningNote note = new TuningNote(game, fitness, openings, bot, panel);
    assertThat(TuningNote.parse(note.json())).contains(note);
    assertThat(note.json()).doesNotContain("\n");
  }

  @Property
  void theNoteOfADuelIsReadBackEqual(@ForAll String first, @ForAll String second) {
    DuelNote note = new DuelNote(first, second);
    assertThat(DuelNote.parse(note.json())).contains(note);
    assertThat(note.json()).doesNotContain("\n");
  }

  @Example
  void anOpponentWhoseCommandHoldsASeparatorIsOneOpponent() {
    List<String> panel = List.of("json:command='sh -c \"a | b\"'", "random");
    TuningNote note = new TuningNote("othello", TuningNote.WIN_RATE, "6", "mcts", panel);
    assertThat(TuningNote.parse(note.json()).orElseThrow().panel()).isEqualTo(panel);
  }

  @Property
  void otherTextsAreNoNotes(@ForAll String text) {
    assertThat(TuningNote.parse(text)).isEmpty();
    assertThat(DuelNote.parse(text)).isEmpty();
  }

  @Example
  void objectsWithOtherFieldsAreNoNotes() {
    for (String text : List.of("{}", "{\"first\":1}", "{\"first\":[],\"second\":{}}", "null", "")) {
      assertThat(TuningNote.parse(text)).as(text).isEmpty();
      assertThat(DuelNote.parse(text)).as(text).isEmpty();
    }
  }
}
