package org.rondo.cli.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Game;
import org.rondo.input.TextPattern;
import org.rondo.match.OpeningFile;
import org.rondo.match.Openings;
import picocli.CommandLine.Option;

/** The option for the openings of commands that play many matches. */
public final class OpeningsOption {
  private static final TextPattern NUMBER = TextPattern.of("[+-]?[0-9]{1,9}");

  @Option(
      names = "--openings",
      paramLabel = "N|FILE",
      description =
          "The number of random turns at the start of a match, or a file with an opening on each"
              + " line, for instance the moves f5 d6 c3. The page examples/docs/run-a-competition.md"
              + " tells the other forms of lines and files. Options follow after a colon: FILE:turns=8"
              + " keeps the first 8 turns of each opening; order=random plays them in an order drawn"
              + " by the seed; from=101,count=100 chooses a part of the file. The matches of a pair"
              + " play the same opening. By default 6 random turns in games whose seats move in turn"
              + " and which hide nothing, otherwise none; ready competitions have none. In short games"
              + " many random turns leave nothing to decide.")
  private @Nullable String text;

  OpeningsOption() {}

  /** {@return the text of the option; empty if it is not given} */
  public Optional<String> text() {
    return Optional.ofNullable(text);
  }

  /**
   * {@return the openings}
   *
   * @param games the games in which each opening must be legal
   * @param standard the openings if the option is not given
   * @param messages receives the number of openings in a file, and remarks on them
   * @throws org.rondo.input.InputException if the number is out of range, or a file has a fault
   * @throws IOException if a file cannot be read
   */
  public Openings openings(
      List<? extends Game<?, ?>> games, Openings standard, PrintWriter messages)
      throws IOException {
    if (text == null) {
      return standard;
    }
    if (NUMBER.matcher(text).matches()) {
      return TypedSettings.of("rondo", () -> Openings.random(Integer.parseInt(text)));
    }
    OpeningFile file = OpeningFile.read(text, games);
    file.remarks().forEach(remark -> messages.println(PrintableText.of(remark)));
    messages.println(
        "openings: " + file.openings().openings().size() + " of " + PrintableText.of(text));
    return file.openings();
  }
}
