package org.rondo.bot.search;

/** How a tree search chooses which move to look at next, and which to play in the end. */
public enum Selection {

  /**
   * Upper confidence bounds: every seat takes the move that is best if luck was against it so far.
   *
   * <p>Where one seat moves this is UCT (L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo
   * planning", ECML 2006), and the move looked at most is played. Where several move at once each
   * chooses for itself, decoupled from the others; moves are then played as often as they were
   * looked at. That need not come near an equilibrium.
   */
  UCT,

  /**
   * Regret matching: every seat takes a move the more often, the more it regrets not to have taken
   * it before (S. Hart, A. Mas-Colell, "A simple adaptive procedure leading to correlated
   * equilibrium", Econometrica 68, 2000).
   *
   * <p>Regrets are taken over the mean values of the joint moves seen so far. They never fall below
   * 0, those of the latest iteration are expected to come again, and later strategies count more in
   * the average (O. Tammelin, "Solving large imperfect information games using CFR+", 2014; G.
   * Farina, C. Kroer, T. Sandholm, "Faster game solving via predictive Blackwell approachability",
   * AAAI 2021). The average strategy is played; in games of two seats whose interests are opposed
   * it comes near an equilibrium.
   */
  REGRET_MATCHING
}
