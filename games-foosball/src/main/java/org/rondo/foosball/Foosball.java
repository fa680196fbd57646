package org.rondo.foosball;

import java.util.Optional;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Game;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.JointMove;
import org.rondo.game.MoveSpace;
import org.rondo.game.Scratch;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** The rules of comFoosball, as the {@linkplain org.rondo.foosball package} describes them. */
public final class Foosball implements Game<FoosballTable, Roster> {

  /** The name in specifications. */
  static final String NAME = "foosball";

  private static final Traits TRAITS =
      Traits.of(Trait.SIMULTANEOUS, Trait.CHANCE).withMostTurns(FoosballTable.ROUNDS);

  private final FoosballOptions options;
  private final FoosballRuleset ruleset;

  /** Creates the game with the rules of the competition's document. */
  public Foosball() {
    this(FoosballOptions.defaults());
  }

  /**
   * Creates a game.
   *
   * @param options the ruleset, which says when players tire
   */
  public Foosball(FoosballOptions options) {
    this.options = options;
    this.ruleset = options.ruleset();
  }

  /** {@return the options of the game} */
  public FoosballOptions options() {
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
    return TRAITS;
  }

  @Override
  public FoosballTable start(Rng rng) {
    return FoosballTable.START;
  }

  @Override
  public MoveSpace<Roster> moves(FoosballTable table, int seat) {
    return table.toMove().contains(seat) ? new FoosballMoves(table, seat) : MoveSpace.empty();
  }

  /**
   * {@return the table after a round, in which the new rosters contest the ball}
   *
   * <p>Every round draws one random number: it calls {@code threeWay} with HOME's chance.
   */
  @Override
  public FoosballTable next(FoosballTable table, JointMove<Roster> joint, Rng rng) {
    joint.requireSeats(table.toMove());
    Roster home = legal(table, 0, joint);
    Roster away = legal(table, 1, joint);
    short[] fatigue = table.fatigue().clone();
    if (ruleset == FoosballRuleset.ENGINE_2013) {
      Fatigue.charge(fatigue, table.contestants(table.roster(0), table.roster(1)));
    }
    if (table.startsQuarter()) {
      Fatigue.rest(fatigue, Fatigue.players(home.fielded(), away.fielded()));
    }
    double chance = Fatigue.contest(fatigue, table.contestants(home, away), ruleset.price());
    int kick = rng.threeWay(chance);
    return table.after(home, away, fatigue, kick);
  }

  private static Roster legal(FoosballTable table, int seat, JointMove<Roster> joint) {
    Roster roster = joint.move(seat);
    FoosballMoves space = new FoosballMoves(table, seat);
    if (!space.contains(roster)) {
      String reason = space.objection(roster).orElseThrow();
      throw new IllegalMoveException(seat, roster.text(), reason);
    }
    return roster;
  }

  /** {@return the match in place; it uses the same steps, contests and draws as {@link #next}} */
  @Override
  public Optional<Scratch<FoosballTable>> scratch(FoosballTable table) {
    return Optional.of(new FoosballScratch(ruleset, table));
  }

  @Override
  public Roster parse(String text) {
    return Roster.parse(text);
  }

  @Override
  public FoosballTable parseState(String text) {
    return FoosballTable.parse(text);
  }

  /**
   * {@return the seat's current roster} The current roster replaces a missing or illegal roster, so
   * no player moves.
   */
  @Override
  public Optional<Roster> standIn(FoosballTable table, int seat, Optional<Roster> offered) {
    return Optional.of(table.roster(seat));
  }

  /** {@return whether the teams now submit their first rosters} */
  @Override
  public boolean isSetup(FoosballTable table) {
    return table.round() == 0;
  }

  @Override
  public ConsoleNotation<FoosballTable, Roster> console() {
    return new FoosballConsole(this);
  }

  @Override
  public String show(FoosballTable table) {
    return FoosballPicture.of(table);
  }
}
