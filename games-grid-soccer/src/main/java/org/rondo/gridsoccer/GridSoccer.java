package org.rondo.gridsoccer;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Scratch;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** The rules of grid soccer, as the {@linkplain org.rondo.gridsoccer package} describes them. */
public final class GridSoccer implements Game<Pitch, SoccerMove> {

  /** The number of players of a team. */
  public static final int PLAYERS = PackedTriple.SIZE;

  private static final MoveSpace<SoccerMove> NO_MOVES = MoveSpace.empty();

  private final GridSoccerOptions options;
  private final GridSoccerRuleset ruleset;
  private final SoccerBoard board;
  private final OrderTables tables;
  private final BallContests contests;
  private final Traits traits;

  /** Creates the game with the standard options. */
  public GridSoccer() {
    this(GridSoccerOptions.defaults());
  }

  /**
   * Creates a game.
   *
   * @param options the options of the game
   */
  public GridSoccer(GridSoccerOptions options) {
    this.options = options;
    this.ruleset = options.ruleset();
    this.tables = new OrderTables(options);
    this.board = tables.board();
    this.contests = new BallContests(options);
    // The formations are a turn before the steps.
    this.traits = Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE).withMostTurns(options.steps() + 1);
  }

  /** {@return the options of the game} */
  public GridSoccerOptions options() {
    return options;
  }

  @Override
  public String id() {
    return options.specification();
  }

  @Override
  public int seatCount() {
    return 2;
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public Pitch start(Rng rng) {
    return Pitch.start();
  }

  /** {@return whether the teams choose their formations in this position} */
  @Override
  public boolean isSetup(Pitch pitch) {
    return !pitch.hasFormations();
  }

  @Override
  public MoveSpace<SoccerMove> moves(Pitch pitch, int seat) {
    return pitch.toMove().contains(seat) ? space(pitch, seat) : NO_MOVES;
  }

  private GridSoccerMoves space(Pitch pitch, int seat) {
    return pitch.hasFormations()
        ? new SoccerOrderSpace(tables, pitch.cells(seat), pitch.carrier(seat))
        : new FormationSpace(board, options.ruleset(), seat);
  }

  @Override
  public Pitch next(Pitch pitch, JointMove<SoccerMove> joint, Rng rng) {
    joint.requireSeats(pitch.toMove());
    // The variables have the type Move, because a cast to SoccerMove is one of the slowest
    // operations here.
    Move left = joint.move(0);
    Move right = joint.move(1);
    return left instanceof SoccerOrders leftOrders
            && right instanceof SoccerOrders rightOrders
            && pitch.hasFormations()
            && tables.isLegal(pitch.cells(0), pitch.carrier(0), leftOrders)
            && tables.isLegal(pitch.cells(1), pitch.carrier(1), rightOrders)
        ? step(pitch, leftOrders, rightOrders, rng)
        : lineUp(pitch, joint);
  }

  private Pitch lineUp(Pitch pitch, JointMove<SoccerMove> joint) {
    for (int seat = 0; seat < 2; seat++) {
      space(pitch, seat).require(seat, joint.move(seat));
    }
    FormationsAndGoals formationsAndGoals =
        FormationsAndGoals.of((Formation) joint.move(0), (Formation) joint.move(1));
    return kickOff(formationsAndGoals, options.first(), 0);
  }

  /**
   * Returns the position in which both teams have lined up and player 0 of {@code seat} kicks off.
   */
  private Pitch kickOff(FormationsAndGoals formationsAndGoals, int seat, int step) {
    return Pitch.of(
        kickOffCells(formationsAndGoals, 0, seat),
        kickOffCells(formationsAndGoals, 1, seat),
        Ball.carried(seat, 0),
        formationsAndGoals,
        step,
        options.steps());
  }

  /** Returns the cells of a team if player 0 of {@code kicker} kicks off. */
  long kickOffCells(FormationsAndGoals formationsAndGoals, int seat, int kicker) {
    long cells = formationsAndGoals.formation(seat).cells();
    return seat == kicker ? PackedTriple.with(cells, 0, board.kickOffCell(seat)) : cells;
  }

  /**
   * {@return the position after a step; {@link #next} returns the same position}
   *
   * <p>This method is for searches and checks nothing. Orders that {@link #moves} does not contain
   * lead to positions that no match reaches.
   *
   * @param before a position after the choice of the formations and before the end of the match
   * @param left legal orders of the left team
   * @param right legal orders of the right team
   * @param rng the source of the rules' chance; the step draws at most once
   */
  public Pitch step(Pitch before, SoccerOrders left, SoccerOrders right, Rng rng) {
    FormationsAndGoals formationsAndGoals = before.formationsAndGoals();
    long leftAfter = before.cells(0) + left.displacement();
    long rightAfter = before.cells(1) + right.displacement();
    int passed = passed(before, left, right);
    int ball = ball(before.cells(0), before.cells(1), leftAfter, rightAfter, passed, rng);
    if (Ball.isInGoal(ball)) {
      int seat = Ball.conceding(ball);
      return kickOff(formationsAndGoals.conceded(seat), seat, before.step() + 1);
    }
    return Pitch.of(
        leftAfter, rightAfter, ball, formationsAndGoals, before.step() + 1, options.steps());
  }

  /**
   * Returns the ball at the start of the step. It is free if its carrier passes it in this step.
   */
  private static int passed(Pitch before, SoccerOrders left, SoccerOrders right) {
    int ball = before.ball();
    if (Ball.isFree(ball)) {
      return ball;
    }
    int order = (Ball.seat(ball) == 0 ? left : right).code(Ball.player(ball));
    return SoccerOrders.isPass(order) ? passed(before.ballCell(), order) : ball;
  }

  /** Returns the ball at the start of a step in which its carrier on {@code cell} passes it. */
  static int passed(int cell, int order) {
    return Ball.free(
        cell, SoccerOrders.direction(order), Math.max(0, SoccerOrders.strength(order)));
  }

  /**
   * Returns the ball after all players have moved.
   *
   * @param leftBefore the cells of the left team before the step
   * @param rightBefore the cells of the right team before the step
   * @param left the cells of the left team after the step
   * @param right the cells of the right team after the step
   * @param ball the ball at the start of the step
   */
  int ball(long leftBefore, long rightBefore, long left, long right, int ball, Rng rng) {
    if (!Ball.isFree(ball)) {
      return carried(left, right, ball, rng);
    }
    int direction = Ball.direction(ball);
    boolean isFlying = Ball.strength(ball) > 0;
    if (isFlying || ruleset == GridSoccerRuleset.ELIZONDO) {
      int ahead = Ball.cell(ball) + Cells.offset(direction);
      int taker =
          contests.winner(
              PackedTriple.indexOfBoth(leftBefore, left, ahead),
              PackedTriple.indexOfBoth(rightBefore, right, ahead),
              rng);
      if (taker != BallContests.NO_PLAYER) {
        return taker;
      }
    }
    if (!isFlying) {
      return lying(left, right, ball, rng);
    }
    int landed = flown(ball);
    boolean hasFlownTwoCells =
        Ball.isFree(landed) && Ball.cell(landed) == Ball.cell(ball) + 2 * Cells.offset(direction);
    return hasFlownTwoCells ? lying(left, right, landed, rng) : landed;
  }

  private int carried(long left, long right, int ball, Rng rng) {
    int seat = Ball.seat(ball);
    int cell = PackedTriple.get(seat == 0 ? left : right, Ball.player(ball));
    return carried(ball, cell, PackedTriple.indexOf(seat == 0 ? right : left, cell), rng);
  }

  /**
   * Returns a carried ball after its carrier has moved. The ball is then in a goal, with a rival
   * that has won a tackle, or with the same carrier.
   *
   * @param cell the carrier's cell after the step
   * @param rival the rival on the same cell, or −1
   */
  int carried(int ball, int cell, int rival, Rng rng) {
    int conceding = board.concededIn(cell);
    if (conceding >= 0) {
      return Ball.inGoal(conceding);
    }
    return rival < 0 ? ball : contests.tackled(ball, rival, rng);
  }

  /**
   * Returns a flying ball after its next two cells, or after one cell if it stops before a goal.
   */
  private int flown(int ball) {
    int direction = Ball.direction(ball);
    int strength = Ball.strength(ball) - 1;
    int first = Ball.cell(ball) + Cells.offset(direction);
    int second = first + Cells.offset(direction);
    int conceding = board.concededIn(first);
    if (conceding >= 0) {
      return Ball.inGoal(conceding);
    }
    conceding = board.concededIn(second);
    if (conceding >= 0) {
      return ruleset == GridSoccerRuleset.ELIZONDO
          ? Ball.free(first, direction, strength)
          : Ball.inGoal(conceding);
    }
    boolean keepsDirection = strength > 0 || ruleset == GridSoccerRuleset.ELIZONDO;
    return Ball.free(second, keepsDirection ? direction : 0, strength);
  }

  /** Returns a free ball on its cell. If a player is on the cell, the player has taken the ball. */
  private int lying(long left, long right, int ball, Rng rng) {
    int cell = Ball.cell(ball);
    int taker =
        contests.winner(PackedTriple.indexOf(left, cell), PackedTriple.indexOf(right, cell), rng);
    return taker == BallContests.NO_PLAYER ? ball : taker;
  }

  /** {@return the match in place; it uses the same tables, contests and draws as {@link #next}} */
  @Override
  public Optional<Scratch<Pitch>> scratch(Pitch pitch) {
    return Optional.of(new GridSoccerScratch(this, tables, pitch));
  }

  /**
   * {@return the move that a text describes} A text is a formation, for instance {@code 2,4 1,1
   * 3,1}, or orders, for instance {@code 4 0 p4:2}.
   *
   * @param text a text that {@link Formation#parse} or {@link SoccerOrders#parse} can read
   */
  @Override
  public SoccerMove parse(String text) {
    return GridSoccerText.move(text);
  }

  @Override
  public Pitch parseState(String text) {
    return Pitch.parse(text, options);
  }

  @Override
  public ConsoleNotation<Pitch, SoccerMove> console() {
    return new GridSoccerConsole(this);
  }

  @Override
  public String show(Pitch pitch) {
    return new GridSoccerPicture(options, pitch).text();
  }

  /** {@return the shape of the board} */
  public SoccerBoard board() {
    return board;
  }

  /**
   * {@return the legal orders of a team, without the passes that {@code isMeant} rejects} The order
   * of the list is the same as in {@link #moves}.
   *
   * <p>This method is for searches that leave out hopeless passes. Passes with direction 0 or with
   * a strength below 1 are left out without a test; only {@link GridSoccerRuleset#ELIZONDO} accepts
   * such passes. Takes time proportional to the number of orders.
   *
   * @param pitch a position after the choice of the formations
   * @param seat 0 for the left team, 1 for the right team
   * @param isMeant tells whether a pass is wanted; called once for each pass
   * @throws IllegalStateException if the formations have not been chosen
   */
  public List<SoccerOrders> orders(Pitch pitch, int seat, Predicate<SoccerOrder.Pass> isMeant) {
    return tables.orders(pitch.cells(seat), pitch.carrier(seat), isMeant);
  }

  /**
   * {@return the maximum strength of a pass from a cell in a direction; 0 if no pass is possible}
   * The strength is read from a table.
   *
   * @param cell the number of any cell. The result is 0 for a cell off the board
   * @param direction from 1 to 8; not checked
   */
  public int strongest(int cell, int direction) {
    return tables.strongest(cell, direction);
  }

  /**
   * {@return the probability that a rival wins the ball from the player with the ball on the same
   * cell}
   *
   * @param seat the team of the player with the ball
   * @param carrier the player with the ball: 0, 1 or 2
   * @param rival the other team's player: 0, 1 or 2
   */
  public double tackle(int seat, int carrier, int rival) {
    return contests.tackle(Ball.carried(seat, carrier), rival);
  }

  /**
   * {@return the probability that the right team's player wins a free ball if the left team's
   * player contests it}
   *
   * @param left the left team's player: 0, 1 or 2
   * @param right the right team's player: 0, 1 or 2
   */
  public double contest(int left, int right) {
    return contests.contest(left, right);
  }
}
