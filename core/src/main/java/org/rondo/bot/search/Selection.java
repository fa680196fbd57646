package org.rondo.bot.search;

/**
 * The rule by which a tree search chooses the next move to search and, at the end, the move to
 * play.
 */
public enum Selection {

  /**
   * Upper confidence bounds: every seat takes the move with the highest optimistic estimate of its
   * value.
   *
   * <p>If one seat moves, this is UCT (L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo
   * planning", ECML 2006), and the bot plays the move with the most visits. If several seats move
   * at once, each chooses for itself, independently of the others (decoupled UCT). The bot then
   * plays a move with a probability proportional to its visits. These probabilities do not always
   * come near an equilibrium.
   */
  UCT,

  /**
   * Regret matching: every seat takes a move with a probability proportional to its regret for the
   * move. The regret is the value that the seat has lost because it did not take that move before
   * (S. Hart, A. Mas-Colell, "A simple adaptive procedure leading to correlated equilibrium",
   * Econometrica 68, 2000).
   *
   * <p>Regrets are computed from the mean values of the joint moves seen so far. Three refinements
   * are used: regrets never fall below 0, the next regrets are predicted to be equal to the latest
   * ones, and later strategies count more in the average (O. Tammelin, "Solving large imperfect
   * information games using CFR+", 2014; G. Farina, C. Kroer, T. Sandholm, "Faster game solving via
   * predictive Blackwell approachability", AAAI 2021). The bot plays the average strategy. In games
   * of two seats with opposite interests, this strategy comes near an equilibrium.
   */
  REGRET_MATCHING
}
