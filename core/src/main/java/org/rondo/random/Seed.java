package org.rondo.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.rondo.input.TextPattern;

/**
 * The name of a random stream, and the root of a tree of such names.
 *
 * <p>A seed is a value that consists of its text, for instance {@code 7/round:3/game:7/seat:1}.
 * Equal seeds give equal streams. Different seeds give streams that are independent for every
 * practical purpose, because the generator starts from the SHA-256 digest of the text in UTF-8. The
 * four groups of eight bytes of the digest, most significant byte first, are the four words of the
 * xoshiro256++ state.
 *
 * <p>Children have names, so the draws for one purpose never change the draws for another purpose,
 * and the order in which threads create streams does not matter.
 *
 * <p>A secret seed has the text {@code secret:} with at least 32 hexadecimal digits, in lower case.
 * Its children are secret seeds too: {@code secret:} with the 64 digits of the SHA-256 digest of
 * the parent's text, followed by {@code /name} or {@code /name:index}. Neither a parent nor a
 * sibling can be computed from a child. The stream of a secret seed consists of the bytes of
 * AES-256 in counter mode, where the counter begins at 0. Each number is eight bytes, most
 * significant byte first. The key is the SHA-256 digest of the text with {@code /} at its end. No
 * draw of the stream can be computed from the draws before it. So a record of one match can be
 * published while the tournament's other matches stay secret.
 *
 * @param text the path of names; one line, not empty
 */
public record Seed(String text) {
  /** The beginning of each {@linkplain #commitment commitment}. No seed of a run begins so. */
  public static final String COMMITMENT = "sha256:";

  private static final String SECRET = "secret:";
  private static final TextPattern SECRET_FORM = TextPattern.of(SECRET + "[0-9a-f]{32,}+");

  /** The number of random bytes of a secret seed. */
  private static final int SECRET_BYTES = 16;

  /**
   * Creates a seed from its whole text.
   *
   * @throws IllegalArgumentException if the text is empty, or has a control character or half of a
   *     surrogate pair
   */
  public Seed {
    if (text.isEmpty() || isUnprintable(text)) {
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
   * {@return a new secret seed of 128 random bits}
   *
   * @param source the source of the bits; the seed is a secret only if no program can predict these
   *     bits, for instance those of a {@link java.security.SecureRandom}
   */
  public static Seed secret(RandomGenerator source) {
    byte[] bits = new byte[SECRET_BYTES];
    source.nextBytes(bits);
    return new Seed(SECRET + hex(bits));
  }

  /**
   * {@return whether the children and the stream of this seed are computed by one-way functions}
   */
  public boolean isSecret() {
    return text.startsWith(SECRET) && SECRET_FORM.matcher(text).matches();
  }

  /**
   * {@return {@code sha256:} with the 64 hexadecimal digits of the SHA-256 digest of the text}
   *
   * <p>The commitment of a secret seed tells nothing about the seed or its streams. When the seed
   * is published later, the commitment proves that the seed was not changed in between.
   */
  public String commitment() {
    return COMMITMENT + hex(sha256(text));
  }

  /**
   * {@return the child seed with a name}
   *
   * @param name the purpose of the child; not empty, without {@code /} and {@code :}
   * @throws IllegalArgumentException if the name is not of that form
   */
  public Seed child(String name) {
    return path('/' + checked(name));
  }

  /**
   * {@return the child seed with a name and a number}
   *
   * @param name the purpose of the child; not empty, without {@code /} and {@code :}
   * @param index the number of the child among the children of the same name
   * @throws IllegalArgumentException if the name is not of that form
   */
  public Seed child(String name, long index) {
    return path('/' + checked(name) + ':' + index);
  }

  /** {@return the secret seed whose digits are the digest of this seed's text and more lines} */
  Seed joined(String lines) {
    return new Seed(SECRET + hex(sha256(text + lines)));
  }

  private Seed path(String element) {
    Seed ordinary = new Seed(text + element);
    return isSecret() ? new Seed(SECRET + hex(sha256(ordinary.text))) : ordinary;
  }

  /**
   * {@return the stream of this seed, from its beginning} Takes about a microsecond; for a secret
   * seed about five.
   */
  public Rng rng() {
    if (isSecret()) {
      // No child has this text, because a name is never empty.
      return new AesCounterRng(sha256(text + '/'));
    }
    ByteBuffer words = ByteBuffer.wrap(sha256(text));
    return new Xoshiro256PlusPlus(
        words.getLong(), words.getLong(), words.getLong(), words.getLong());
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text;
  }

  /**
   * Matches create many seeds. A plain loop over their ASCII texts is much faster than a stream.
   */
  private static boolean isUnprintable(String text) {
    for (int index = 0; index < text.length(); index++) {
      char character = text.charAt(index);
      if (character < ' ' || character >= '\u007F') {
        return text.codePoints().anyMatch(Seed::isUnprintable);
      }
    }
    return false;
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

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing; every Java platform must have it", e);
    }
  }
}
