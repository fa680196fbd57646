package org.rondo.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Format;
import org.rondo.format.standard.Knockout;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.SpecificationException;
import org.rondo.match.clock.TimeControl;

class CompetitionTest {
  private static final Format FORMAT = new Knockout(0);

  private static Competition<?, ?> of(Game<?, ?> game) {
    return Competition.of(game, FORMAT);
  }

  @Test
  void aCompetitionOfOneGameIsNamedLikeItAndHasNoClock() {
    Game<?, ?> game = GameCatalog.find("toy-nim");
    assertThat(of(game).name()).isEqualTo(game.id());
    assertThat(of(game).time()).isEqualTo(TimeControl.none());
    assertThat(of(game).games()).hasSize(1);
    assertThat(of(game).withTime(TimeControl.parse("none"))).isEqualTo(of(game));
  }

  @Test
  void aCompetitionHasAGame() {
    assertThatThrownBy(() -> new Competition<>("cup", List.of(), FORMAT, TimeControl.none()))
        .hasMessageContaining("cup has no game");
  }

  @Test
  void unknownCompetitionsAreAnsweredWithWhatThereIs() {
    assertThatThrownBy(() -> CompetitionCatalog.find("wcc-1914"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageStartingWith("there is no competition \"wcc-1914\"; there are ");
  }
}
