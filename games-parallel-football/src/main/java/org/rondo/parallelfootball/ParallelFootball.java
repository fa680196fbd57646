package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Scratch;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/**
 * The rules of Parallel Football, as the {@linkplain org.rondo.parallelfootball package} describes
 * them.
 */
public final class ParallelFootball implements Game<Field, Instructions> {
  private static final MoveSpace<Instructions> NO_MOVES = MoveSpace.empty();

  private final ParallelFootballOptions options;
  private final PlanTable table;
  private final Traits traits;

  /** Creates the game with its default options. */
  public ParallelFootball() {
    this(ParallelFootballOptions.defaults());
  }

  /**
   * Creates the game.
   *
   * @param options the options of the game
   */
  public ParallelFootball(ParallelFootballOptions options) {
    this.options = Objects.requireNonNull(options, "options");
    this.table = new PlanTable(options.range());
    // The placements are a turn before the orders.
    this.traits =
        Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE, Trait.PLAYED_FOR_SCORE)
            .withMostTurns(options.turns() + 1);
  }

  /** {@return the options of the game} */
  public ParallelFootballOptions options() {
    return options;
  }

  /**
   * {@return the home of a team}
   *
   * @param seat the team: 0 has its home at the top left, 1 at the top right, 2 at the bottom
   *     right, 3 at the bottom left
   */
  public static Cell home(int seat) {
    return Cell.at(PlanTable.home(seat));
  }

  @Override
  public String id() {
    return options.specification();
  }

  @Override
  public int seatCount() {
    return Field.TEAMS;
  }

  @Override
  public Traits traits() {
    return traits;
  }

  @Override
  public Field start(Rng rng) {
    return Field.start();
  }

  @Override
  public MoveSpace<Instructions> moves(Field field, int seat) {
    if (!field.toMove().contains(seat)) {
      return NO_MOVES;
    }
    return field.isPlacing()
        ? new PlacementSpace(options.players())
        : new OrderSpace(field, table, seat);
  }

  @Override
  public Field next(Field field, JointMove<Instructions> joint, Rng rng) {
    joint.requireSeats(field.toMove());
    return field.isPlacing() ? placed(field, joint) : played(field, joint, rng);
  }

  private Field placed(Field field, JointMove<Instructions> joint) {
    List<List<Cell>> teams = new ArrayList<>();
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      requireLegal(field, seat, joint);
      teams.add(((Placement) joint.move(seat)).cells());
    }
    return field.withPlayers(teams);
  }

  private Field played(Field field, JointMove<Instructions> joint, Rng rng) {
    int size = field.playerCount();
    short[] plans = new short[Field.TEAMS * size];
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      System.arraycopy(plans(field, seat, joint), 0, plans, seat * size, size);
    }
    short[] board = field.board().clone();
    TurnResolution resolution = new TurnResolution(board);
    resolution.setOff(plans);
    resolution.land(rng);
    return field.afterTurn(board, options.turns());
  }

  /** {@return the match in place; it draws, moves and scores as {@link #next} does} */
  @Override
  public Optional<Scratch<Field>> scratch(Field field) {
    return Optional.of(new ParallelFootballScratch(options, table, field));
  }

  private short[] plans(Field field, int seat, JointMove<Instructions> joint) {
    if (joint.move(seat) instanceof DrawnOrders drawn && drawn.areFor(field, table, seat)) {
      return drawn.plans();
    }
    return new OrderSpace(field, table, seat)
        .plans(joint.move(seat))
        .orElseThrow(() -> refusal(field, seat, joint));
  }

  private void requireLegal(Field field, int seat, JointMove<Instructions> joint) {
    if (!moves(field, seat).contains(joint.move(seat))) {
      throw refusal(field, seat, joint);
    }
  }

  private IllegalMoveException refusal(Field field, int seat, JointMove<Instructions> joint) {
    Instructions move = joint.move(seat);
    String reason = moves(field, seat).objection(move).orElseThrow();
    return new IllegalMoveException(seat, move.text(), reason);
  }

  @Override
  public Instructions parse(String text) {
    return Instructions.parse(text);
  }

  @Override
  public Field parseState(String text) {
    Field field = Field.parse(text);
    if (!field.isPlacing() && field.playerCount() != options.players()) {
      throw new IllegalArgumentException(
          "the field has teams of "
              + field.playerCount()
              + " players, and those of "
              + id()
              + " have "
              + options.players());
    }
    boolean isOver = field.ballsOnField() == 0 || field.turn() == options.turns();
    if (field.turn() > options.turns() || field.isOver() != isOver) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "the field is %s after turn %d with %d balls left, which is impossible in %s",
              field.isOver() ? "over" : "not over",
              field.turn(),
              field.ballsOnField(),
              id()));
    }
    return field;
  }

  /** {@return whether the teams place their players in this position} */
  @Override
  public boolean isSetup(Field field) {
    return field.isPlacing();
  }

  @Override
  public ConsoleNotation<Field, Instructions> console() {
    return new ParallelFootballConsole(this);
  }

  @Override
  public String show(Field field) {
    return ParallelFootballPicture.of(field);
  }

  /**
   * {@return the repaired orders or placement; empty if the match is over} In orders, "stay"
   * replaces each order that is missing or breaks a rule. In a placement, each player without a
   * cell is placed on the team's home.
   */
  @Override
  public Optional<Instructions> standIn(Field field, int seat, Optional<Instructions> offered) {
    if (field.isOver()) {
      return Optional.empty();
    }
    return Optional.of(
        field.isPlacing()
            ? repairedPlacement(
                seat,
                offered
                    .filter(Placement.class::isInstance)
                    .map(placement -> ((Placement) placement).cells())
                    .orElse(List.of()))
            : new OrderSpace(field, table, seat)
                .repaired(
                    offered
                        .filter(Orders.class::isInstance)
                        .map(orders -> ((Orders) orders).all())
                        .orElse(List.of())));
  }

  private Placement repairedPlacement(int seat, List<Cell> given) {
    return new Placement(
        IntStream.range(0, options.players())
            .mapToObj(player -> player < given.size() ? given.get(player) : home(seat))
            .toList());
  }

  /**
   * {@return the number of cells to which a ball can be kicked from a cell, including that cell}
   *
   * @param cell the {@linkplain Cell#index index} of the cell, from 0 to 1023
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public int targetCount(int cell) {
    return table.targetCount(cell);
  }

  /**
   * {@return the {@linkplain Cell#index index} of a cell to which a ball can be kicked} The index
   * is read from a table.
   *
   * @param cell the index of the cell from which the ball is kicked, from 0 to 1023
   * @param n the number of the target, from 0 to {@link #targetCount} − 1, where targets are
   *     counted row by row; not checked
   */
  public int target(int cell, int n) {
    return table.target(cell, n);
  }

  /**
   * {@return one to three sensible orders for each player of a team; the best order is first} The
   * orders are sensible for the player alone. A player on a ball kicks it home or nearer to home.
   * Other players step towards a near ball.
   *
   * @param field a position in which the players are placed
   * @param seat the team, from 0 to 3
   */
  public List<List<Order>> sensibleOrders(Field field, int seat) {
    return new SensibleOrders(field, table, seat).byPlayer();
  }
}
