package org.rondo.parallelfootball;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.Decision;
import org.rondo.game.Outcome;
import org.rondo.remote.Dialogue;
import org.rondo.remote.Protocol;

/** The protocol of Parallel Football: positions as lines of numbers, orders as a line of words. */
final class FieldLines implements Protocol<Field, Instructions> {

  private boolean isIntroduced;

  @Override
  public void ask(Dialogue dialogue, Decision<Field, Instructions> decision) {
    List<String> lines = new ArrayList<>();
    if (!isIntroduced) {
      lines.add(introduction(decision));
      isIntroduced = true;
    }
    lines.addAll(
        decision.state().isPlacing() ? List.of(Placement.WORD) : position(decision.state()));
    dialogue.send(lines.toArray(String[]::new));
  }

  private static String introduction(Decision<Field, Instructions> decision) {
    ParallelFootballOptions options = ((ParallelFootball) decision.game()).options();
    return String.format(
        Locale.ROOT,
        "parallel-football %d %d %d %d",
        options.players(),
        options.range(),
        options.turns(),
        decision.seat());
  }

  private static List<String> position(Field field) {
    List<String> lines = new ArrayList<>();
    lines.add("turn " + field.turn() + " " + scores(field));
    for (int row = 0; row < Cell.SIDE; row++) {
      int first = row * Cell.SIDE;
      lines.add(numbers(IntStream.range(first, first + Cell.SIDE).map(field::ballsAt)));
    }
    for (int seat = 0; seat < Field.TEAMS; seat++) {
      lines.add(field.players(seat).stream().map(Cell::text).collect(Collectors.joining(" ")));
    }
    return lines;
  }

  private static String scores(Field field) {
    return numbers(IntStream.range(0, Field.TEAMS).map(seat -> (int) field.score(seat)));
  }

  private static String numbers(IntStream numbers) {
    return numbers.mapToObj(Integer::toString).collect(Collectors.joining(" "));
  }

  @Override
  public Instructions answer(Dialogue dialogue, Decision<Field, Instructions> decision) {
    return decision.game().parse(dialogue.readLine());
  }

  @Override
  public void finished(Dialogue dialogue, Field field, Outcome outcome) {
    dialogue.send("over " + scores(field));
  }
}
