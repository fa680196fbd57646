package org.rondo.match;

import static com.google.common.base.Strings.lenientFormat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.Options;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * The openings that a file holds, or a part of them.
 *
 * <p>A file is in a {@linkplain OpeningNotation format of the game}, or plain text in UTF-8 with an
 * opening on each line. Blank lines, and lines that begin with {@code #}, are ignored. A line is
 * one of the following:
 *
 * <ul>
 *   <li>moves between blanks, in games that begin with one seat to move;
 *   <li>moves in a notation of the game;
 *   <li>a JSON array of turns, for instance {@code [["rock","paper"],["paper","paper"]]}; a turn
 *       has a move for each seat to move;
 *   <li>the {@linkplain MatchRecord#json record} of a match, whose turns are the opening;
 *   <li>the {@linkplain org.rondo.game.State#text text} of a position.
 * </ul>
 *
 * @param remarks sentences about the file, for instance about openings that occur twice
 */
public record OpeningFile(Openings.Listed openings, List<String> remarks) {
  private static final int MAX_TURNS = 10_000;
  private static final TextPattern FIRST_OPTION = TextPattern.of(":[a-z]{1,99}+=");
  private static final String REMEDY = "; correct or remove it, or cut the openings with turns=N";

  /** Creates the openings of a file. */
  public OpeningFile {
    Objects.requireNonNull(openings, "openings");
    remarks = List.copyOf(remarks);
  }

  /**
   * {@return the openings that a specification names} Each of them is legal, and the game is not
   * over after it.
   *
   * @param specification the path of the file. A colon and options may follow: {@code turns=8}
   *     keeps the first 8 turns of each opening, {@code order=random} plays them in an order drawn
   *     by the seed, {@code from=101} and {@code count=100} choose a part of the file
   * @param games the games that the openings must be legal in; the file is read for the first
   * @throws SpecificationException if there is no such file or option, or an opening is refused;
   *     the message names its line
   * @throws IOException if the file cannot be read
   */
  public static OpeningFile read(String specification, List<? extends Game<?, ?>> games)
      throws IOException {
    if (specification.isEmpty()) {
      throw new SpecificationException(
          specification,
          "openings '" + specification + "' name no file; write FILE or FILE:turns=8");
    }
    int end = endOfName(specification);
    String file = specification.substring(0, end);
    Options options = Options.parse("openings" + specification.substring(end));
    FilePart selection = FilePart.of(options);
    options.requireAllAsked();
    return new Reading(file, games, selection).run(content(file));
  }

  /** {@return where the name of the file ends: at the colon before the first option, or the end} */
  private static int endOfName(String specification) {
    Matcher option = FIRST_OPTION.matcher(specification);
    int colon = specification.indexOf(':', 1);
    while (colon >= 0 && !option.region(colon, specification.length()).lookingAt()) {
      colon = specification.indexOf(':', colon + 1);
    }
    return colon < 0 ? specification.length() : colon;
  }

  /**
   * {@return the opening in one of the lines that a file may hold} It is not checked whether its
   * moves are legal.
   *
   * @param line the line, without surrounding blanks
   * @param game the game of the opening
   * @throws SpecificationException if the line is in none of the forms
   */
  public static Opening parseLine(String line, Game<?, ?> game) {
    return new OpeningLine(game, notations(game)).parse(line);
  }

  private static List<OpeningNotation> notations(Game<?, ?> game) {
    return ServiceLoader.load(OpeningNotation.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(notation -> notation.isOf(GuardedGame.rulesOf(game)))
        .toList();
  }

  private static byte[] content(String file) throws IOException {
    try {
      return Files.readAllBytes(Path.of(file));
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new SpecificationException(
          file, "openings '" + file + "' are neither a number of turns nor a file that exists", e);
    }
  }

  /** The part of a file that is read. */
  private record FilePart(int turns, Openings.ListOrder order, int from, int count) {
    static FilePart of(Options options) {
      return new FilePart(
          options
              .about("The maximum number of turns of an opening that are played.")
              .integer("turns", MAX_TURNS, 0, MAX_TURNS),
          options
                  .about("The order in which the openings are played.")
                  .choice("order", "listed", List.of("listed", "random"))
                  .equals("random")
              ? Openings.ListOrder.RANDOM
              : Openings.ListOrder.LISTED,
          options
              .about("The number of the first opening of the file that is played.")
              .integer("from", 1, 1, Integer.MAX_VALUE),
          options
              .about("The maximum number of openings that are played.")
              .integer("count", Integer.MAX_VALUE, 1, Integer.MAX_VALUE));
    }
  }

  /** One reading of a file. */
  private record Reading(String file, List<? extends Game<?, ?>> games, FilePart selection) {
    OpeningFile run(byte[] content) {
      List<OpeningNotation.PlacedOpening> all = entries(content);
      if (all.size() < selection.from()) {
        throw new SpecificationException(
            file,
            file
                + (all.isEmpty()
                    ? " holds no opening; write one on each line"
                    : ": from="
                        + selection.from()
                        + " is above "
                        + all.size()
                        + ", the number of its openings"));
      }
      int end = (int) Math.min(all.size(), selection.from() - 1L + selection.count());
      List<Opening> openings = new ArrayList<>();
      Map<Opening, String> places = new HashMap<>();
      List<String> duplicates = new ArrayList<>();
      for (OpeningNotation.PlacedOpening entry : all.subList(selection.from() - 1, end)) {
        Opening opening = opening(entry);
        openings.add(opening);
        String earlier = places.putIfAbsent(opening, entry.place());
        if (earlier != null) {
          duplicates.add(entry.place() + " is the same opening as " + earlier);
        }
      }
      return new OpeningFile(
          new Openings.Listed(openings, selection.order()), remarks(openings.size(), duplicates));
    }

    private List<String> remarks(int size, List<String> duplicates) {
      if (duplicates.isEmpty()) {
        return List.of();
      }
      String rest = duplicates.size() == 1 ? "" : ", and so on";
      return List.of(
          lenientFormat(
              "%s: %s of %s openings occur earlier in the file, and are played again: %s%s",
              file, duplicates.size(), size, duplicates.get(0), rest));
    }

    private List<OpeningNotation.PlacedOpening> entries(byte[] content) {
      Game<?, ?> game = games.get(0);
      List<OpeningNotation> notations = notations(game);
      String name = Path.of(file).getFileName().toString();
      try {
        for (OpeningNotation notation : notations) {
          Optional<List<OpeningNotation.PlacedOpening>> entries =
              notation.file(name, content, selection.turns());
          if (entries.isPresent()) {
            return entries.get();
          }
        }
      } catch (InputException | IllegalArgumentException e) {
        throw new SpecificationException(file, file + ": " + e.getMessage(), e);
      }
      return lines(text(content), new OpeningLine(game, notations));
    }

    private String text(byte[] content) {
      try {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(content)).toString();
      } catch (CharacterCodingException e) {
        throw new SpecificationException(
            file,
            file + " is not a text in UTF-8, and in no other format of " + games.get(0).id(),
            e);
      }
    }

    private static List<OpeningNotation.PlacedOpening> lines(String text, OpeningLine reader) {
      List<OpeningNotation.PlacedOpening> entries = new ArrayList<>();
      String[] lines = text.split("\\R", -1);
      for (int number = 1; number <= lines.length; number++) {
        String line = lines[number - 1].strip();
        if (!line.isEmpty() && !line.startsWith("#")) {
          entries.add(
              new OpeningNotation.PlacedOpening("line " + number, () -> reader.parse(line)));
        }
      }
      return entries;
    }

    private Opening opening(OpeningNotation.PlacedOpening entry) {
      String place = file + ", " + entry.place() + ": ";
      try {
        Opening opening = entry.opening().get().first(selection.turns());
        for (Game<?, ?> game : games) {
          Optional<String> objection = OpeningSeeds.objection(game, opening);
          if (objection.isPresent()) {
            throw new SpecificationException(opening.toString(), objection.get());
          }
        }
        return opening;
      } catch (InputException | IllegalArgumentException e) {
        throw new SpecificationException(file, place + e.getMessage() + REMEDY, e);
      }
    }
  }
}
