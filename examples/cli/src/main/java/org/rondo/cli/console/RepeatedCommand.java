package org.rondo.cli.console;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A command that plays something again: its words, one after another. */
public final class RepeatedCommand {
  private final List<String> words = new ArrayList<>(List.of("rondo"));

  /** Adds words that are no options. */
  public RepeatedCommand plus(String... more) {
    words.addAll(List.of(more));
    return this;
  }

  /** Adds an option with its value, if there is one. */
  public RepeatedCommand option(String name, @Nullable Object value) {
    return value == null ? this : plus(name, value.toString());
  }

  /** {@return the command in the notation of a shell} */
  public String text() {
    return words.stream().map(ShellWord::of).collect(Collectors.joining(" "));
  }
}
