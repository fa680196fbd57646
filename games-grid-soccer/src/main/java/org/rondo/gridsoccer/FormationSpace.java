package org.rondo.gridsoccer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.rondo.game.Parts;
import org.rondo.game.TooManyMovesException;
import org.rondo.random.Rng;

/**
 * The formations that a team may choose.
 *
 * <p>Only formations that every ruleset accepts are counted, listed and drawn. The cells of the own
 * half are numbered row by row.
 *
 * @param seat the team
 */
record FormationSpace(SoccerBoard board, GridSoccerRuleset ruleset, int seat)
    implements GridSoccerMoves {
  @Override
  public Optional<String> objection(SoccerMove move) {
    return move instanceof Formation formation
        ? objection(formation.cells())
        : Optional.of("formations come before orders; choose three cells such as 2,4 1,1 3,1");
  }

  private Optional<String> objection(long cells) {
    for (int player = 0; player < PackedTriple.SIZE; player++) {
      Optional<String> objection = objection(player, PackedTriple.get(cells, player));
      if (objection.isPresent()) {
        return objection;
      }
    }
    int shared = PackedTriple.shared(cells);
    return ruleset == GridSoccerRuleset.DOCUMENT && shared >= 0
        ? Optional.of("two players are on " + Cells.text(shared))
        : Optional.empty();
  }

  private Optional<String> objection(int player, int cell) {
    String place = "player " + player + " on " + Cells.text(cell) + " is ";
    int first = board.firstOwnColumn(seat);
    int last = first + halfColumns() - 1;
    if (Cells.column(cell) < first || Cells.column(cell) > last) {
      return Optional.of(place + "not in the own half, columns " + first + ".." + last);
    }
    if (ruleset == GridSoccerRuleset.ELIZONDO) {
      return Optional.empty();
    }
    if (!board.isOnBoard(cell)) {
      return Optional.of(place + "not on the board, rows 0.." + (board.rows() - 1));
    }
    return player != 0 && cell == board.kickOffCell(seat)
        ? Optional.of(place + "on the kick-off cell, which only player 0 may take")
        : Optional.empty();
  }

  private int halfColumns() {
    return board.columns() / 2;
  }

  /** Returns the number of cells in the own half. */
  private int size() {
    return board.rows() * halfColumns();
  }

  private int cell(int number) {
    int column = board.firstOwnColumn(seat) + number % halfColumns();
    return Cells.of(number / halfColumns(), column);
  }

  /** Returns the number of the kick-off cell. Players 1 and 2 may not stand on this cell. */
  private int closed() {
    int kickOff = board.kickOffCell(seat);
    return Cells.row(kickOff) * halfColumns() + Cells.column(kickOff) - board.firstOwnColumn(seat);
  }

  /**
   * {@return the number of formations} It is the product of the number of cells for player 1, for
   * player 2 and for player 0. Players 1 and 2 may not use the kick-off cell.
   */
  @Override
  public BigInteger count() {
    long size = size();
    return BigInteger.valueOf((size - 1) * (size - 2) * (size - 2));
  }

  @Override
  public SoccerMove sample(Rng rng) {
    int size = size();
    int closed = closed();
    int second = without(closed, rng.below(size - 1));
    int third = without(closed, second, rng.below(size - 2));
    int first = without(second, third, rng.below(size - 2));
    return formation(first, second, third);
  }

  /** Returns the n-th of the numbers 0, 1, 2 and so on, without {@code taken}. */
  private static int without(int taken, int n) {
    return n < taken ? n : n + 1;
  }

  private static int without(int taken, int alsoTaken, int n) {
    int low = Math.min(taken, alsoTaken);
    int high = Math.max(taken, alsoTaken);
    return without(high, without(low, n));
  }

  private Formation formation(int first, int second, int third) {
    return Formation.ofCells(PackedTriple.of(cell(first), cell(second), cell(third)));
  }

  @Override
  public List<SoccerMove> list() {
    if (count().compareTo(BigInteger.valueOf(LIST_LIMIT)) > 0) {
      throw new TooManyMovesException(count());
    }
    int closed = closed();
    List<SoccerMove> formations = new ArrayList<>(count().intValue());
    for (int first = 0; first < size(); first++) {
      for (int second = 0; second < size(); second++) {
        for (int third = 0; third < size(); third++) {
          boolean isApart = first != second && first != third && second != third;
          if (isApart && second != closed && third != closed) {
            formations.add(formation(first, second, third));
          }
        }
      }
    }
    return formations;
  }

  /**
   * {@return the move as three choices} Each choice is a cell, for instance {@code 2,4}: first for
   * player 0, then for player 1, then for player 2.
   */
  @Override
  public Parts<SoccerMove, String> parts() {
    return new Parts<>() {
      @Override
      public int count() {
        return PackedTriple.SIZE;
      }

      @Override
      public List<String> choices(List<String> chosen) {
        return IntStream.range(0, size())
            .filter(number -> chosen.isEmpty() || number != closed())
            .mapToObj(number -> Cells.text(cell(number)))
            .filter(cell -> !chosen.contains(cell))
            .toList();
      }

      @Override
      public SoccerMove join(List<String> chosen) {
        return Formation.parse(String.join(" ", chosen));
      }
    };
  }
}
