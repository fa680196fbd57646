package org.rondo.parallelfootball.remote;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.Decision;
import org.rondo.game.Outcome;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.remote.LineConnection;
import org.rondo.remote.Protocol;

/**
 * The protocol of Parallel Football. Positions are lines of numbers, and orders are a line of
 * words.
 */
final class ParallelFootballProtocol implements Protocol<Field, Instructions> {

  private static final int TEAMS = 4;

  private boolean isIntroduced;

  @Override
  public void ask(LineConnection session, Decision<Field, Instructions> decision) {
    List<String> lines = new ArrayList<>();
    if (!isIntroduced) {
      lines.add(introduction(decision));
      isIntroduced = true;
    }
    lines.addAll(question(decision.state()));
    session.send(lines.toArray(String[]::new));
  }

  static String introduction(Decision<Field, Instructions> decision) {
    ParallelFootballOptions options = decision.game(ParallelFootball.class).options();
    return String.format(
        Locale.ROOT,
        "parallel-football %d %d %d %d",
        options.players(),
        options.range(),
        options.turns(),
        decision.seat());
  }

  /** {@return the lines that ask for a move in a position} */
  static List<String> question(Field field) {
    return field.isPlacing() ? List.of("place") : position(field);
  }

  private static List<String> position(Field field) {
    List<String> lines = new ArrayList<>();
    lines.add("turn " + field.turn() + " " + scores(field));
    for (int row = 0; row < Cell.SIDE; row++) {
      int first = row * Cell.SIDE;
      lines.add(
          numbers(Cell.all().subList(first, first + Cell.SIDE).stream().mapToInt(field::balls)));
    }
    for (int seat = 0; seat < TEAMS; seat++) {
      lines.add(field.players(seat).stream().map(Cell::text).collect(Collectors.joining(" ")));
    }
    return lines;
  }

  static String scores(Field field) {
    return numbers(IntStream.range(0, TEAMS).map(seat -> (int) field.score(seat)));
  }

  private static String numbers(IntStream numbers) {
    return numbers.mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @Override
  public Instructions answer(LineConnection session, Decision<Field, Instructions> decision) {
    return decision.game().parse(session.readAnswer());
  }

  @Override
  public void finished(LineConnection session, Field field, Outcome outcome) {
    session.send("over " + scores(field));
  }
}
