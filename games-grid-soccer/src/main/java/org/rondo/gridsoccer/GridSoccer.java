package org.rondo.gridsoccer;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Specification;
import org.rondo.game.UnreadableMoveException;
import org.rondo.random.Rng;

/** The rules of grid soccer, as the {@linkplain org.rondo.gridsoccer package} tells them. */
public final class GridSoccer implements Game<Pitch, SoccerMove> {
  private static final MoveSpace<SoccerMove> NO_MOVES = MoveSpace.empty();

  private final GridSoccerOptions options;
  private final Ruleset ruleset;
  private final Ground ground;
  private final Reach reach;
  private final Duels duels;

  /** Creates the game with the standard options. */
  public GridSoccer() {
    this(GridSoccerOptions.defaults());
  }

  /**
   * Creates a game.
   *
   * @param options what it is played with
   */
  public GridSoccer(GridSoccerOptions options) {
    this.options = options;
    this.ruleset = options.ruleset();
    this.reach = new Reach(options);
    this.ground = reach.ground();
    this.duels = new Duels(options);
  }

  /** {@return what the game is played with} */
  public GridSoccerOptions options() {
    return options;
  }

  @Override
  public String id() {
    return specification().text();
  }

  private Specification specification() {
    GridSoccerOptions standard = GridSoccerOptions.defaults();
    Specification specification =
        Specification.of("grid-soccer")
            .with("rows", options.rows(), standard.rows())
            .with("columns", options.columns(), standard.columns())
            .with("steps", options.steps(), standard.steps());
    for (int seat = 0; seat < 2; seat++) {
      for (int player = 0; player < Trio.SIZE; player++) {
        String key = "tackle-" + Ball.SIDES.get(seat) + player;
        specification =
            specification.with(key, options.tackle(seat, player), standard.tackle(seat, player));
      }
    }
    return specification
        .with("ruleset", ruleset.word(), standard.ruleset().word())
        .with("first", Ball.SIDES.get(options.first()), Ball.SIDES.get(standard.first()));
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Pitch start(Rng rng) {
    return Pitch.start();
  }

  /** {@return whether the teams choose their formations} */
  @Override
  public boolean isSetup(Pitch pitch) {
    return !pitch.hasFormations();
  }

  @Override
  public MoveSpace<SoccerMove> moves(Pitch pitch, int seat) {
    return pitch.toMove().contains(seat) ? new PitchMoves(reach, pitch, seat) : NO_MOVES;
  }

  @Override
  public Pitch next(Pitch pitch, JointMove<SoccerMove> joint, Rng rng) {
    joint.requireSeats(pitch.toMove());
    // Not as SoccerMove: a cast to an interface of its own is among the slowest things here.
    Move left = joint.move(0);
    Move right = joint.move(1);
    return left instanceof Orders leftOrders
            && right instanceof Orders rightOrders
            && pitch.hasFormations()
            && reach.isLegal(pitch.cells(0), pitch.carrier(0), leftOrders)
            && reach.isLegal(pitch.cells(1), pitch.carrier(1), rightOrders)
        ? step(pitch, leftOrders, rightOrders, rng)
        : lineUp(pitch, joint);
  }

  private Pitch lineUp(Pitch pitch, JointMove<SoccerMove> joint) {
    for (int seat = 0; seat < 2; seat++) {
      requireLegal(pitch, seat, joint.move(seat));
    }
    Standing standing = Standing.of((Formation) joint.move(0), (Formation) joint.move(1));
    return kickOff(standing, options.first(), 0);
  }

  private void requireLegal(Pitch pitch, int seat, SoccerMove move) {
    Optional<String> objection = new PitchMoves(reach, pitch, seat).objection(move);
    if (objection.isPresent()) {
      throw new IllegalMoveException(seat, move.text(), objection.get());
    }
  }

  /** Both teams line up; the seat that kicks off has its player 0 with the ball at the middle. */
  private Pitch kickOff(Standing standing, int seat, int step) {
    long left = standing.left().cells();
    long right = standing.right().cells();
    int cell = ground.kickOffCell(seat);
    return Pitch.of(
        seat == 0 ? Trio.with(left, 0, cell) : left,
        seat == 1 ? Trio.with(right, 0, cell) : right,
        Ball.carried(seat, 0),
        standing,
        step,
        options.steps());
  }

  /** Returns the position after orders that are known to be legal. */
  Pitch step(Pitch before, Orders left, Orders right, Rng rng) {
    Movement movement = Movement.of(before, left, right);
    int ball = ball(movement, passed(before, left, right), rng);
    if (Ball.isInGoal(ball)) {
      int seat = Ball.conceding(ball);
      return kickOff(before.standing().conceded(seat), seat, before.step() + 1);
    }
    return Pitch.of(
        movement.leftAfter(),
        movement.rightAfter(),
        ball,
        before.standing(),
        before.step() + 1,
        options.steps());
  }

  /** Returns the ball, free if it is just being passed. */
  private static int passed(Pitch before, Orders left, Orders right) {
    int ball = before.ball();
    if (Ball.isFree(ball)) {
      return ball;
    }
    int order = (Ball.seat(ball) == 0 ? left : right).code(Ball.player(ball));
    return Orders.isPass(order)
        ? Ball.free(before.ballCell(), Orders.direction(order), Math.max(0, Orders.strength(order)))
        : ball;
  }

  /** Returns the ball after everybody has moved. */
  private int ball(Movement movement, int ball, Rng rng) {
    if (!Ball.isFree(ball)) {
      return carried(movement.leftAfter(), movement.rightAfter(), ball, rng);
    }
    int direction = Ball.direction(ball);
    boolean isFlying = Ball.strength(ball) > 0;
    if (isFlying || ruleset == Ruleset.ELIZONDO) {
      int ahead = Ball.cell(ball) + Cells.offset(direction);
      int left = movement.playerStillOn(0, ahead);
      int taker = duels.winner(left, movement.playerStillOn(1, ahead), rng);
      if (taker != Duels.NOBODY) {
        return taker;
      }
    }
    if (!isFlying) {
      return lying(movement.leftAfter(), movement.rightAfter(), ball, rng);
    }
    int landed = flown(ball);
    boolean hasFlownTwoCells =
        Ball.isFree(landed) && Ball.cell(landed) == Ball.cell(ball) + 2 * Cells.offset(direction);
    return hasFlownTwoCells
        ? lying(movement.leftAfter(), movement.rightAfter(), landed, rng)
        : landed;
  }

  /** Returns the ball after its carrier has moved: in a goal, fought for, or still his. */
  private int carried(long left, long right, int ball, Rng rng) {
    int seat = Ball.seat(ball);
    int cell = Trio.get(seat == 0 ? left : right, Ball.player(ball));
    int conceding = ground.concededIn(cell);
    if (conceding >= 0) {
      return Ball.inGoal(conceding);
    }
    int rival = Trio.indexOf(seat == 0 ? right : left, cell);
    return rival < 0 ? ball : duels.tackled(ball, rival, rng);
  }

  /** Returns a flying ball after its next two cells, or after one where it stops at a goal. */
  private int flown(int ball) {
    int direction = Ball.direction(ball);
    int strength = Ball.strength(ball) - 1;
    int first = Ball.cell(ball) + Cells.offset(direction);
    int second = first + Cells.offset(direction);
    int conceding = ground.concededIn(first);
    if (conceding >= 0) {
      return Ball.inGoal(conceding);
    }
    conceding = ground.concededIn(second);
    if (conceding >= 0) {
      return ruleset == Ruleset.ELIZONDO
          ? Ball.free(first, direction, strength)
          : Ball.inGoal(conceding);
    }
    boolean keepsDirection = strength > 0 || ruleset == Ruleset.ELIZONDO;
    return Ball.free(second, keepsDirection ? direction : 0, strength);
  }

  /** Returns a free ball once those on its cell have had their chance. */
  private int lying(long left, long right, int ball, Rng rng) {
    int cell = Ball.cell(ball);
    int taker = duels.winner(Trio.indexOf(left, cell), Trio.indexOf(right, cell), rng);
    return taker == Duels.NOBODY ? ball : taker;
  }

  /**
   * {@return the move of a text: a formation, {@code 2,4 1,1 3,1}, or orders, {@code 4 0 p4:2}}
   *
   * @param text as {@link Formation#parse} or {@link Orders#parse} reads it
   */
  @Override
  public SoccerMove parse(String text) {
    return text.indexOf(',') >= 0 ? Formation.parse(text) : Orders.parse(text);
  }

  @Override
  public Pitch parseState(String text) {
    return Pitch.parse(text, options);
  }

  Reach reach() {
    return reach;
  }

  Duels duels() {
    return duels;
  }

  static UnreadableMoveException unreadable(String text) {
    return new UnreadableMoveException(
        text,
        "a move is a formation, the cells of three players such as 2,4 1,1 3,1,"
            + " or their orders such as 4 0 p4:2");
  }

  @Override
  public String show(Pitch pitch) {
    return new Picture(options, pitch).text();
  }
}
