package org.rondo.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The name of a random stream, and the root of a tree of such names.
 *
 * <p>A seed is a value that consists of its text, for instance {@code 7/round:3/game:7/seat:1}.
 * Equal seeds give equal streams. Different seeds give streams that are independent for every
 * practical purpose, because the generator starts from the SHA-256 digest of the text (UTF-8; the
 * eight-byte groups, most significant byte first, are the four words of the xoshiro256++ state).
 *
 * <p>Children have names, so the draws for one purpose never change the draws for another purpose,
 * and the order in which threads create streams does not matter.
 *
 * @param text the path of names; one line, not empty
 */
public record Seed(String text) {

  /**
   * Creates a seed from its whole text.
   *
   * @throws IllegalArgumentException if the text is empty, or has a control character or half of a
   *     surrogate pair
   */
  public Seed {
    if (text.isEmpty() || text.codePoints().anyMatch(Seed::isUnprintable)) {
      throw new IllegalArgumentException(
          "seed text '"
              + text.codePoints()
                  .map(c -> isUnprintable(c) ? '?' : c)
                  .collect(
                      StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              + "' is blank or not one line of text");
    }
  }

  /**
   * {@return the root seed of a number}
   *
   * @param number any number, for instance the one given on a command line
   */
  public static Seed of(long number) {
    return new Seed(Long.toString(number));
  }

  /**
   * {@return the child seed with a name}
   *
   * @param name the purpose of the child; not empty, without {@code /} and {@code :}
   * @throws IllegalArgumentException if the name is not of that form
   */
  public Seed child(String name) {
    return new Seed(text + '/' + checked(name));
  }

  /**
   * {@return the child seed with a name and a number}
   *
   * @param name the purpose of the child; not empty, without {@code /} and {@code :}
   * @param index the number of the child among the children of the same name
   * @throws IllegalArgumentException if the name is not of that form
   */
  public Seed child(String name, long index) {
    return new Seed(text + '/' + checked(name) + ':' + index);
  }

  /** {@return the stream of this seed, from its beginning} Takes about a microsecond. */
  public Rng rng() {
    ByteBuffer words = ByteBuffer.wrap(sha256(text.getBytes(StandardCharsets.UTF_8)));
    return new Xoshiro256PlusPlus(
        words.getLong(), words.getLong(), words.getLong(), words.getLong());
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }

  /** Half of a surrogate pair has no UTF-8 form, so two different texts would share a stream. */
  private static boolean isUnprintable(int codePoint) {
    return Character.isISOControl(codePoint) || Character.getType(codePoint) == Character.SURROGATE;
  }

  private static String checked(String name) {
    if (name.isEmpty() || name.indexOf('/') >= 0 || name.indexOf(':') >= 0) {
      throw new IllegalArgumentException(
          "seed name '" + name + "' is empty or has '/' or ':', which separate names and numbers");
    }
    return name;
  }

  private static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing; every Java platform must have it", e);
    }
  }
}
