package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.rondo.format.standard.Championship;
import org.rondo.format.standard.FloatingElimination;
import org.rondo.format.standard.Qualifier;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;
import org.rondo.tournament.Competition;
import org.rondo.tournament.CompetitionCatalog;

class Wcc2014Test {

  @Test
  void itIsAChampionshipOfOthelloFoundByName() {
    Competition<?, ?> competition = CompetitionCatalog.find("wcc-2014");
    assertThat(competition.name()).isEqualTo("wcc-2014");
    assertThat(competition.games()).extracting(game -> game.id()).containsExactly("othello");
    assertThat(competition.time().text()).isEqualTo("2m/6m/100/0/8h/6m");
    assertThat(competition.format())
        .isEqualTo(
            new Championship(
                new Qualifier(6, 20, 4, 8),
                new FloatingElimination(4, FloatingElimination.LastRule.OF_2014, 20)));
  }

  @Test
  void anotherGameCanBeNamed() {
    assertThat(CompetitionCatalog.find("wcc-2014:game=othello").games())
        .extracting(game -> game.id())
        .containsExactly("othello");
    assertThatThrownBy(() -> CompetitionCatalog.find("wcc-2014:game=arimaa"))
        .isInstanceOf(SpecificationException.class)
        .hasMessageContaining("arimaa")
        .hasMessageContaining("othello");
  }

  @Test
  void aGameOfMoreSeatsIsRefused() {
    assertThatThrownBy(() -> Wcc2014.competition(new OthelloForFour()))
        .hasMessageContainingAll("wcc-2014", "2 seats", "othello-for-four has 4");
  }

  /** A game of which nothing is known but its seats. */
  private static final class OthelloForFour implements Game<Board, OthelloMove> {
    private static final Othello OTHELLO = new Othello();

    @Override
    public String id() {
      return "othello-for-four";
    }

    @Override
    public int seatCount() {
      return 4;
    }

    @Override
    public Board start(Rng rng) {
      return OTHELLO.start(rng);
    }

    @Override
    public MoveSpace<OthelloMove> moves(Board state, int seat) {
      return OTHELLO.moves(state, seat);
    }

    @Override
    public Board next(Board state, JointMove<OthelloMove> joint, Rng rng)
        throws IllegalMoveException {
      return OTHELLO.next(state, joint, rng);
    }

    @Override
    public OthelloMove parse(String text) {
      return OTHELLO.parse(text);
    }

    @Override
    public String show(Board state) {
      return OTHELLO.show(state);
    }

    @Override
    public Optional<OthelloMove> standIn(Board state, int seat, Optional<OthelloMove> offered) {
      return OTHELLO.standIn(state, seat, offered);
    }
  }
}
