package org.rondo.parallelfootball.remote;

import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.remote.JudgeReader;

/** Reads the questions of a judge. */
final class QuestionReader {

  /** The maximum number of characters of a line: 1024 cells with a blank after each. */
  static final int LONGEST_LINE = 8_192;

  private static final int TEAMS = 4;

  private static final String INTRODUCTION =
      "'parallel-football PLAYERS RANGE TURNS SEAT' with four whole numbers";
  private static final String QUESTION = "'place', 'turn' and five whole numbers, or 'over'";
  private static final String ROW = "a row of 32 whole numbers of balls";

  private final JudgeReader lines;

  QuestionReader(Reader in) {
    this.lines = new JudgeReader(in, LONGEST_LINE);
  }

  /**
   * The first line of a match.
   *
   * @param options the options of the game
   * @param seat the team's seat
   */
  record Introduction(ParallelFootballOptions options, int seat) {}

  /** {@return the introduction of the next match} */
  Introduction introduction() throws IOException {
    JudgeReader.JudgeLine line = lines.next();
    List<Integer> numbers = numbers(line, 1, TEAMS, INTRODUCTION);
    if (!line.word(0).equals("parallel-football") || numbers.get(3) >= TEAMS) {
      throw line.refusal(INTRODUCTION);
    }
    try {
      return new Introduction(
          new ParallelFootballOptions(numbers.get(0), numbers.get(1), numbers.get(2)),
          numbers.get(3));
    } catch (IllegalArgumentException e) {
      throw new IOException("the judge's introduction is impossible: " + e.getMessage(), e);
    }
  }

  /** {@return the position for which the judge asks; empty if the match is over} */
  Optional<Field> field(ParallelFootball game) throws IOException {
    JudgeReader.JudgeLine line = lines.next();
    if (line.is("place")) {
      return Optional.of(game.start());
    }
    if (line.word(0).equals("over")) {
      return Optional.empty();
    }
    if (!line.word(0).equals("turn")) {
      throw line.refusal(QUESTION);
    }
    List<Integer> numbers = numbers(line, 1, 1 + TEAMS, QUESTION);
    List<String> parts = new ArrayList<>();
    parts.add(numbers.get(0).toString());
    parts.add(joined(numbers.subList(1, 1 + TEAMS).stream().map(Object::toString), ","));
    parts.add(balls());
    for (int seat = 0; seat < TEAMS; seat++) {
      parts.add(team(game.options().players()));
    }
    return Optional.of(field(game, String.join(" ", parts)));
  }

  private static Field field(ParallelFootball game, String text) throws IOException {
    try {
      return game.parseState(text);
    } catch (IllegalArgumentException e) {
      throw new IOException("the judge's position is impossible: " + e.getMessage(), e);
    }
  }

  /** {@return the balls in the notation of positions} */
  private String balls() throws IOException {
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < Cell.SIDE; row++) {
      rows.add(
          joined(numbers(lines.next(), 0, Cell.SIDE, ROW).stream().map(QuestionReader::count), ""));
    }
    return String.join("/", rows);
  }

  private static String count(int balls) {
    return balls == 0 ? "." : balls < 10 ? Integer.toString(balls) : "(" + balls + ")";
  }

  private String team(int players) throws IOException {
    JudgeReader.JudgeLine line = lines.next();
    line.requireWords(players, "the cells of the " + players + " players of a team");
    return joined(IntStream.range(0, players).mapToObj(line::word), ";");
  }

  private static String joined(Stream<String> words, String between) {
    return words.collect(Collectors.joining(between));
  }

  /** {@return the whole numbers from an index to the end of the line} */
  private static List<Integer> numbers(JudgeReader.JudgeLine line, int from, int count, String form)
      throws IOException {
    line.requireWords(from + count, form);
    List<Integer> numbers = new ArrayList<>();
    for (int index = from; index < from + count; index++) {
      int number = line.integer(index, form);
      if (number < 0) {
        throw line.refusal(form);
      }
      numbers.add(number);
    }
    return numbers;
  }
}
