package org.rondo.arimaa;

import org.rondo.game.ConsoleNotation;
import org.rondo.game.MoveEntry;

/** The rules of Arimaa for a person at a terminal, and the names of the sides. */
record ArimaaConsole(Arimaa game) implements ConsoleNotation<ArimaaPosition, ArimaaMove> {
  @Override
  public String rules() {
    return """
        Gold (capital letters) and silver have sixteen pieces each, from strong to
        weak: an elephant E, a camel M, two horses H, two dogs D, two cats C and eight
        rabbits R. First gold sets up its pieces on rows 1 and 2 in any order, then
        silver on rows 7 and 8. You win if one of your rabbits is on the last row at
        the end of a turn, or if the other side has no rabbits or no legal turn.
        A turn has one to four steps. A step leads to an empty square beside the piece;
        rabbits do not step backward. A piece beside a stronger piece of the other side
        is frozen, and cannot step, unless a piece of its own side is beside it.
        A push takes two steps: a piece of the other side moves, and then a stronger
        piece of yours takes its place. A pull takes two steps: your piece steps, and
        then a weaker piece of the other side takes the place that yours has left.
        The squares x are traps. A piece on a trap with no piece of its own side beside
        it is removed. A turn must change the board, and must not lead to a position
        for the third time.
        To set up, write lineup, which puts the rabbits behind and the strong pieces
        in the middle; or write all pieces with their squares: Ra1 Rb1 and so on. To
        play a turn, write each step as the piece, its square and a direction n, e, s
        or w: Ee2n Ee3n. After the step that removes a piece, write the removal: cf3x
        """;
  }

  @Override
  public String side(int seat) {
    return seat == 0 ? "gold" : "silver";
  }

  @Override
  public String symbols(int seat) {
    return seat == 0 ? "EMHDCR" : "emhdcr";
  }

  @Override
  public String news(ArimaaPosition before, ArimaaPosition after) {
    int gold = before.board().count(0) - after.board().count(0);
    int silver = before.board().count(1) - after.board().count(1);
    String fallen = gold > 0 ? lost("gold", gold) : "";
    String both = gold > 0 && silver > 0 ? ", " : "";
    return silver > 0 ? fallen + both + lost("silver", silver) : fallen;
  }

  @Override
  public MoveEntry<ArimaaMove> entry(ArimaaPosition position, int seat) {
    return game.isSetup(position)
        ? new SetupEntry(seat)
        : ConsoleNotation.super.entry(position, seat);
  }

  private static String lost(String side, int count) {
    return side + " loses " + (count == 1 ? "a piece" : count + " pieces");
  }
}
