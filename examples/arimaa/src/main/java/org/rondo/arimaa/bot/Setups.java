package org.rondo.arimaa.bot;

import org.rondo.arimaa.ArimaaMove;

/**
 * The set-up of the bots that plan ahead: rabbits behind, the elephant and the camel in the middle.
 */
final class Setups {
  private static final ArimaaMove GOLD =
      ArimaaMove.parse("Ra1 Rb1 Rc1 Rd1 Re1 Rf1 Rg1 Rh1 Da2 Hb2 Cc2 Md2 Ee2 Cf2 Hg2 Dh2");

  private static final ArimaaMove SILVER =
      ArimaaMove.parse("ra8 rb8 rc8 rd8 re8 rf8 rg8 rh8 da7 hb7 cc7 ed7 me7 cf7 hg7 dh7");

  private Setups() {}

  /** {@return the set-up of a seat} */
  static ArimaaMove of(int seat) {
    return seat == 0 ? GOLD : SILVER;
  }
}
