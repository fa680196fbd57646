package org.rondo.laws;

import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/**
 * A toy in which sometimes one seat moves and sometimes all: the server serves alone, then both run
 * to a side at once, and the receiver scores where they meet. A serve fails with a chance of 1/4.
 */
class Rally implements Game<Rally.Court, Rally.Shot> {
  static final int RALLIES = 6;

  /** A shot of one side, the serve aside: on the serve nobody may lob. */
  record Shot(String text) implements Move {
    static final Shot LEFT = new Shot("LEFT");
    static final Shot RIGHT = new Shot("RIGHT");
    static final Shot LOB = new Shot("LOB");
    static final List<Shot> ALL = List.of(LEFT, RIGHT, LOB);
  }

  /** The serve in the air, if there is one, and the points so far. */
  record Court(int rally, boolean isServed, int homePoints, int awayPoints) implements State {
    int server() {
      return rally % 2;
    }

    @Override
    public Seats toMove() {
      if (rally == RALLIES) {
        return Seats.none();
      }
      return isServed ? Seats.all(2) : Seats.of(server());
    }

    @Override
    public double score(int seat) {
      return seat == 0 ? homePoints : awayPoints;
    }

    @Override
    public String text() {
      return String.format("%d %s %d:%d", rally, isServed, homePoints, awayPoints);
    }
  }

  @Override
  public String id() {
    return "rally";
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE);
  }

  @Override
  public Court start(Rng rng) {
    return new Court(0, false, 0, 0);
  }

  @Override
  public MoveSpace<Shot> moves(Court court, int seat) {
    if (!court.toMove().contains(seat)) {
      return MoveSpace.empty();
    }
    return court.isServed()
        ? MoveSpace.of(Shot.ALL)
        : MoveSpace.of(List.of(Shot.LEFT, Shot.RIGHT), "a serve may not be a lob");
  }

  @Override
  public Court next(Court court, JointMove<Shot> joint, Rng rng) {
    joint.requireSeats(court.toMove());
    if (!court.isServed()) {
      if (joint.only().equals(Shot.LOB)) {
        throw new IllegalMoveException(court.server(), "LOB", "a serve may not be a lob");
      }
      return rng.chance(0.25)
          ? scored(court, 1 - court.server())
          : new Court(court.rally(), true, court.homePoints(), court.awayPoints());
    }
    boolean isReturned = joint.move(0).equals(joint.move(1));
    return scored(court, isReturned ? 1 - court.server() : court.server());
  }

  private static Court scored(Court court, int seat) {
    return new Court(
        court.rally() + 1, false, court.homePoints() + 1 - seat, court.awayPoints() + seat);
  }

  @Override
  public Shot parse(String text) {
    return Shot.ALL.stream()
        .filter(shot -> shot.text().equals(text.strip()))
        .findFirst()
        .orElseThrow(() -> new UnreadableMoveException(text, "a move is LEFT, RIGHT or LOB"));
  }

  @Override
  public String show(Court court) {
    return court.text() + "\n";
  }
}
