package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import com.google.common.primitives.Ints;
import com.google.gson.Gson;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.rondo.bot.Entrant;
import org.rondo.game.Game;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Seed;

/** The openings of a series of matches: random turns, or a list. */
public sealed interface Openings {

  /** The maximum number of random turns of an opening. */
  int MAX_TURNS = 1_000;

  /** The number of random turns of a {@linkplain #standard() standard} opening. */
  int STANDARD_TURNS = 6;

  /** {@return no openings} All matches begin at the start of the game. */
  static Openings none() {
    return new Random(0);
  }

  /**
   * {@return 6 random turns in games whose seats move in turn and know everything, and no openings
   * in other games}
   */
  static Openings standard() {
    return new Standard();
  }

  /**
   * {@return the number of random turns of a {@linkplain #standard() standard} opening: 6, or 0 in
   * a game with the trait {@link Trait#SIMULTANEOUS} or {@link Trait#HIDDEN}}
   *
   * <p>In such games matches of the same bots differ anyway, and random turns would decide too
   * much: in a short card game, for instance, they would be all the bets.
   */
  static int standardTurns(Game<?, ?> game) {
    Traits traits = game.traits();
    return traits.has(Trait.SIMULTANEOUS) || traits.has(Trait.HIDDEN) ? 0 : STANDARD_TURNS;
  }

  /**
   * {@return openings of uniformly random turns, in every game}
   *
   * @param turns the number of turns, from 0 to 1,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  static Openings random(int turns) {
    return new Random(turns);
  }

  /**
   * {@return the openings of a list, in the order of the list}
   *
   * @param openings at least one opening
   * @throws IllegalArgumentException if the list is empty
   */
  static Listed of(List<Opening> openings) {
    return new Listed(openings, ListOrder.LISTED);
  }

  /**
   * {@return the openings of a series by the text in its journal; empty if it identifies a list, of
   * which the text does not hold the openings}
   *
   * @param text the {@linkplain #text text}, or a number of random turns, which games without
   *     {@linkplain #standardTurns standard} openings do not have
   * @param games the games of the series
   * @throws IllegalArgumentException if the text is of another form
   */
  static Optional<Openings> parse(String text, List<? extends Game<?, ?>> games) {
    if (text.startsWith(Listed.HEAD)) {
      return Optional.empty();
    }
    boolean isForAll = text.startsWith(Random.HEAD);
    Integer turns = Ints.tryParse(isForAll ? text.substring(Random.HEAD.length()) : text);
    checkArgument(
        turns != null, "openings '%s' are neither a number of random turns nor a list", text);
    long withStandard = games.stream().filter(game -> standardTurns(game) > 0).count();
    if (isForAll || withStandard == games.size()) {
      return Optional.of(new Random(turns));
    }
    checkArgument(
        withStandard == 0 || turns == 0 || turns == STANDARD_TURNS,
        "%s random turns in only some of the games cannot be described; give the openings",
        turns);
    return Optional.of(withStandard == 0 || turns == 0 ? none() : standard());
  }

  /**
   * Checks that the openings can begin matches of a game. Random turns can begin every match.
   *
   * @throws IllegalArgumentException if an opening of a list is illegal, or the game is over after
   *     it; the message says which opening it is, and why it is refused. If the rules use chance,
   *     an opening is refused if none of 100 seeds allows it
   */
  default void require(Game<?, ?> game) {}

  /**
   * Checks that entrants can play from the openings. Openings of random turns can be played by all
   * entrants.
   *
   * @throws IllegalArgumentException if an opening of a list begins at a position, and an entrant
   *     {@linkplain Entrant#canBeginAtPosition cannot begin there}; the message names both
   */
  default void requirePlayable(List<? extends Entrant<?, ?>> entrants) {}

  /**
   * {@return these openings in the order in which a series plays them}
   *
   * @param seed the seed of the series; the random order of a list is drawn from its child {@code
   *     openings}
   */
  default Openings dealt(Seed seed) {
    return this;
  }

  /**
   * {@return a text that identifies the openings} A tournament that is resumed must have the same
   * text.
   */
  String text();

  /** The {@linkplain #standardTurns standard} number of random turns of each game. */
  record Standard() implements Openings {
    @Override
    public String text() {
      return Integer.toString(STANDARD_TURNS);
    }
  }

  /**
   * Random turns in every game. Turns in which the seats set up the game count, too.
   *
   * @param turns the number of turns, from 0 to 1,000
   */
  record Random(int turns) implements Openings {
    private static final String HEAD = "random:turns=";

    /**
     * Describes random turns.
     *
     * @throws IllegalArgumentException if the number is outside its range
     */
    public Random {
      checkArgument(
          turns >= 0 && turns <= MAX_TURNS,
          "openings of %s turns are not in 0..%s",
          turns,
          MAX_TURNS);
    }

    @Override
    public String text() {
      return turns == 0 ? "0" : HEAD + turns;
    }
  }

  /** The order in which the openings of a list are played. */
  enum ListOrder {
    /** The order of the list. */
    LISTED,
    /** An order that is drawn by the seed of the series. */
    RANDOM
  }

  /**
   * A list of openings. When all have been played, the list begins again, with other seeds.
   *
   * @param openings the openings, at least one
   * @param order the order in which they are played
   */
  record Listed(List<Opening> openings, ListOrder order) implements Openings {
    private static final String HEAD = "list:";

    /**
     * Describes a list.
     *
     * @throws IllegalArgumentException if the list is empty
     */
    public Listed {
      openings = List.copyOf(openings);
      Objects.requireNonNull(order, "order");
      checkArgument(!openings.isEmpty(), "a list of openings has none; give at least one");
    }

    @Override
    public Listed dealt(Seed seed) {
      if (order == ListOrder.LISTED) {
        return this;
      }
      List<Opening> dealt = new ArrayList<>(openings);
      seed.child("openings").rng().shuffle(dealt);
      return of(dealt);
    }

    /**
     * {@return the opening of a rotation of the seats}
     *
     * @param number the number of rotations before it in the series
     */
    Opening at(long number) {
      return openings.get((int) (number % openings.size()));
    }

    @Override
    public void require(Game<?, ?> game) {
      for (int index = 0; index < openings.size(); index++) {
        OpeningSeeds.require(game, openings.get(index), "opening " + (index + 1));
      }
    }

    @Override
    public void requirePlayable(List<? extends Entrant<?, ?>> entrants) {
      for (int index = 0; index < openings.size(); index++) {
        openings.get(index).requirePlayable("opening " + (index + 1), entrants);
      }
    }

    /**
     * {@return the number of openings, their order and the SHA-256 of their positions and turns}
     */
    @Override
    public String text() {
      Hasher hasher = Hashing.sha256().newHasher();
      Gson json = new Gson();
      for (Opening opening : openings) {
        List<Object> line = List.of(opening.position(), opening.turns());
        hasher.putString(json.toJson(line) + "\n", StandardCharsets.UTF_8);
      }
      return lenientFormat(
          HEAD + "openings=%s,order=%s,sha256=%s",
          openings.size(),
          order == ListOrder.LISTED ? "listed" : "random",
          hasher.hash());
    }
  }
}
