package org.rondo.gridsoccer;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/**
 * The moves that a team may choose. They are formations before the first step, and orders
 * afterwards.
 *
 * @param tables the orders that each cell allows
 * @param pitch the position
 * @param seat the team
 */
record GridSoccerMoves(OrderTables tables, Pitch pitch, int seat) implements MoveSpace<SoccerMove> {
  private MoveSpace<SoccerMove> space() {
    return pitch.hasFormations()
        ? SoccerOrderSpace.of(tables, pitch, seat)
        : new FormationSpace(tables.board(), tables.ruleset(), seat);
  }

  @Override
  public Optional<String> objection(SoccerMove move) {
    return space().objection(move);
  }

  @Override
  public boolean contains(SoccerMove move) {
    return space().contains(move);
  }

  @Override
  public boolean isEmpty() {
    return false;
  }

  @Override
  public BigInteger count() {
    return space().count();
  }

  @Override
  public SoccerMove sample(Rng rng) {
    return pitch.hasFormations()
        ? tables.sample(pitch.cells(seat), pitch.carrier(seat), rng)
        : space().sample(rng);
  }

  @Override
  public List<SoccerMove> list() {
    return space().list();
  }

  @Override
  public Parts<SoccerMove, ?> parts() {
    return space().parts();
  }
}
