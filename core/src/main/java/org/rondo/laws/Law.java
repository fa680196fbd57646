package org.rondo.laws;

/** A law that every game must obey. */
public enum Law {
  /** The same seed gives the same start, the same sampled moves and the same next states. */
  SAME_SEED_SAME_GAME("the same seed plays the same match"),

  /** A state is the same before and after a call of {@code next}. */
  STATES_STAY_UNCHANGED("next leaves its state unchanged"),

  /**
   * Every move from {@code sample}, {@code list}, {@code candidates} and joined parts is in the
   * space.
   */
  OFFERED_MOVES_ARE_LEGAL("every move that a space offers is in the space"),

  /**
   * The count is the number of listed moves, each listed once. A space that is too large is not
   * listed.
   */
  COUNT_IS_EXACT("a space counts the moves that it lists"),

  /** A move without an objection is played, and a move with an objection is refused. */
  OBJECTION_DECIDES("next accepts exactly the moves without an objection"),

  /**
   * Parsing the text of a move gives an equal move; parsing the text of a state gives an equal
   * state, if the game reads states. A text never changes, and different states have different
   * texts.
   */
  TEXTS_ARE_STABLE("texts are one line, stay the same and read back"),

  /** Seats to move have moves, and no other seat has any. */
  ONLY_SEATS_TO_MOVE_HAVE_MOVES("a seat has moves exactly when it is to move"),

  /** After a refused joint move the state is the same as before. */
  REFUSAL_CHANGES_NOTHING("a refused joint move changes nothing"),

  /** States with equal histories are equal, have equal hash codes and equal texts. */
  EQUAL_HISTORIES_ARE_EQUAL("equal histories lead to equal states with equal hash codes"),

  /** A move that is played in place of a missing or illegal move is in the space. */
  STAND_INS_ARE_LEGAL("a stand-in is in the space"),

  /** Sampled next states occur as often as their exact distribution says. */
  CHANCE_IS_EXACT("sampled next states agree with their exact distribution"),

  /** A picture has lines of at most 80 columns, each with a line end. */
  PICTURES_FIT_A_TERMINAL("pictures are lines of at most 80 columns, each with a line end"),

  /** In every position each seat has a place and a score that is a finite number. */
  EVERY_SEAT_HAS_A_SCORE("every seat has a place and a finite score, at any time"),

  /** Play never contradicts what {@link org.rondo.game.Game#traits} promises. */
  TRAITS_HOLD("play never contradicts the declared traits"),

  /** The observation of an observation is the observation itself. */
  OBSERVING_TWICE_CHANGES_NOTHING("an observation that is observed again stays the same"),

  /** An observation has the same seats to move as its position, and the same moves of its seat. */
  SEATS_KNOW_THEIR_MOVES("the seats to move and a seat's moves follow from its observation"),

  /** An observation has the same score of its seat as its position. */
  SEATS_KNOW_THEIR_SCORE("a seat's own score follows from its observation"),

  /**
   * Two different positions of a match that is not over look different to a seat if it chose
   * different moves on the way to them.
   */
  SEATS_REMEMBER_THEIR_MOVES("a seat's observation tells which moves it chose"),

  /**
   * The observation of a resampled position is the observation that it was made of. Nothing is
   * blank in a resampled position, and a match can be played on from it.
   */
  RESAMPLED_POSITIONS_LOOK_THE_SAME(
      "a resampled position looks the same to its seat and can be played on"),

  /**
   * If few positions can be resampled from an observation, the position that was observed is one of
   * them. The same holds for a resampled position and the other seats, so that an impossible
   * position is found.
   */
  RESAMPLED_POSITIONS_ARE_THE_POSSIBLE_ONES(
      "the position itself is among those that are resampled from its observation"),

  /** The catalogue turns the id of a game into a game with the same rules. */
  IDS_READ_BACK("the game that the catalogue finds by the id plays the same"),

  /**
   * No hash code depends on the address of an object, as that of an enum constant does. Equal moves
   * and states then have equal hash codes in every virtual machine.
   */
  HASHES_ARE_THE_SAME_EVERYWHERE("hash codes are the same in every virtual machine"),

  /**
   * A {@link org.rondo.game.Scratch} reaches the states that {@code quickSample} and {@code next}
   * reach, and draws the same random numbers. Only checked for games that offer it.
   */
  SCRATCH_PLAYS_THE_SAME("play in place reaches the same states with the same random numbers"),

  /**
   * The number of positions some turns ahead is the number that the moves and turns of the rules
   * lead to. Only checked for games that count it themselves.
   */
  LEAVES_ARE_COUNTED_RIGHT("the counted leaves are those that the rules reach"),

  /** All moves of a space are sampled equally often; only checked on demand. */
  SAMPLES_ARE_UNIFORM("every move of a space is sampled equally often"),

  /** A random match is over within the stated number of turns. */
  GAMES_END("matches end within the stated number of turns");

  private final String sentence;

  Law(String sentence) {
    this.sentence = sentence;
  }

  /** {@return the law in words} */
  public String sentence() {
    return sentence;
  }
}
