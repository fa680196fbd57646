package org.rondo.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.rondo.input.InputException;

/**
 * Code that reads input from outside, and what it may throw.
 *
 * @param name the name in tables and on the command line
 * @param reader the code
 * @param documented the exceptions that the code documents; each has a message
 * @param seeds inputs that the code reads, or nearly reads
 */
record FuzzTarget(
    String name,
    InputReader reader,
    List<Class<? extends Exception>> documented,
    List<byte[]> seeds) {

  /** No message shows a whole input. */
  private static final int LONGEST_MESSAGE = 100_000;

  /** Reads an input. */
  @FunctionalInterface
  interface InputReader {
    void read(byte[] input) throws Exception;
  }

  /** Reads a text. */
  @FunctionalInterface
  interface TextReader {
    void read(String text) throws Exception;
  }

  FuzzTarget {
    assertThat(seeds).as("seeds of %s", name).isNotEmpty();
    documented = List.copyOf(documented);
    seeds = List.copyOf(seeds);
  }

  /** Returns a target that reads texts in UTF-8, and throws input exceptions. */
  static FuzzTarget ofText(String name, TextReader reader, String... seeds) {
    return new FuzzTarget(
        name,
        input -> reader.read(new String(input, StandardCharsets.UTF_8)),
        List.of(InputException.class),
        bytes(seeds));
  }

  static List<byte[]> bytes(String... texts) {
    return List.of(texts).stream().map(text -> text.getBytes(StandardCharsets.UTF_8)).toList();
  }

  /** Returns this target with one more documented exception. */
  FuzzTarget or(Class<? extends Exception> exception) {
    List<Class<? extends Exception>> all = new ArrayList<>(documented);
    all.add(exception);
    return new FuzzTarget(name, reader, all, seeds);
  }

  /** Reads an input; throws an error if the code throws something that it does not document. */
  void run(byte[] input) {
    try {
      reader.read(input);
    } catch (Exception e) {
      if (documented.stream().noneMatch(one -> one.isInstance(e))) {
        throw new AssertionError(name + " threw " + e.getClass().getName(), e);
      }
      if (e.getMessage() == null || e.getMessage().isBlank()) {
        throw new AssertionError(name + " threw an exception without a message", e);
      }
      if (e.getMessage().length() > LONGEST_MESSAGE) {
        throw new AssertionError(name + " threw an exception whose message is too long");
      }
    }
  }

  @Override
  public String toString() {
    return name;
  }
}
