package org.rondo.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Options;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.OptionException;

/**
 * The learned weights of a kind of bot. They are in a resource beside the bot's class. The option
 * {@code weights} of a bot gives the name of a file with other weights in the same format. So a
 * program that learns weights can play matches with them, and two sets of weights can play against
 * each other:
 *
 * <pre>{@code
 * duel othello champion:weights=target/patterns.weights champion
 * }</pre>
 *
 * @param <W> the type of the weights, which must be immutable
 */
public final class LearnedWeights<W> {

  /** The value of the option for the weights of the resource. */
  private static final String LEARNED = "learned";

  /** The maximum size of a file. The shipped weights have at most a hundredth of it. */
  private static final long MAX_BYTES = 1L << 26;

  private final Class<?> owner;
  private final String resource;
  private final Function<byte[], W> reader;

  /** The weights of the resource; null before they are first used. */
  private volatile @Nullable W shipped;

  private LearnedWeights(Class<?> owner, String resource, Function<byte[], W> reader) {
    this.owner = Objects.requireNonNull(owner, "owner");
    this.resource = Objects.requireNonNull(resource, "resource");
    this.reader = Objects.requireNonNull(reader, "reader");
  }

  /**
   * {@return the weights in a resource; they are read when they are first used}
   *
   * @param owner the class beside which the resource is. If it is in a named module, the module
   *     opens the package to {@code org.rondo.core}
   * @param resource the name of the resource
   * @param reader makes weights from the bytes of the resource or of a file. It refuses bytes of
   *     another format by an {@link IllegalArgumentException}, whose message is the reason
   */
  public static <W> LearnedWeights<W> in(
      Class<?> owner, String resource, Function<byte[], W> reader) {
    return new LearnedWeights<>(owner, resource, reader);
  }

  /** {@return the weights of the resource; all calls return the same object} */
  public W shipped() {
    W known = shipped;
    if (known == null) {
      synchronized (this) {
        known = shipped;
        if (known == null) {
          known = reader.apply(ofResource());
          shipped = known;
        }
      }
    }
    return known;
  }

  private byte[] ofResource() {
    try (InputStream in = owner.getResourceAsStream(resource)) {
      return Objects.requireNonNull(in, resource).readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("the weights " + resource + " cannot be read", e);
    }
  }

  /**
   * {@return the weights that a bot's option {@code weights} chooses; without the option, those of
   * the resource}
   *
   * @param options the options of the bot
   * @throws org.rondo.input.InputException if the option names a file that cannot be read, that has
   *     more than 64 MiB, or that does not hold such weights
   */
  public W chosen(Options options) {
    String name =
        options
            .about("The file of the learned weights, or 'learned' for those of the library.")
            .text("weights", LEARNED);
    return name.equals(LEARNED) ? shipped() : ofFile(name);
  }

  private W ofFile(String name) {
    byte[] bytes;
    try {
      Path file = Path.of(name);
      if (!Files.isRegularFile(file)) {
        throw new OptionException(
            "bot",
            "weights",
            name,
            "weights "
                + name
                + (Files.isDirectory(file) ? " are a folder" : " are not there")
                + "; give the name of a file, or leave the option out");
      }
      if (Files.size(file) > MAX_BYTES) {
        throw new DamagedFileException(
            name,
            "weights " + name + " have more than " + MAX_BYTES + " bytes, the most for weights");
      }
      bytes = Files.readAllBytes(file);
    } catch (IOException | InvalidPathException e) {
      throw new DamagedFileException(name, "weights " + name + " cannot be read: " + e, e);
    }
    try {
      return reader.apply(bytes);
    } catch (IllegalArgumentException | InputException e) {
      throw new DamagedFileException(name, "weights " + name + ": " + e.getMessage(), e);
    }
  }
}
