package org.rondo.random;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The generator of secret seeds: the key stream of AES-256 in counter mode, from counter 0. Without
 * the key, no number of the stream can be computed from its other numbers. The numbers of {@link
 * Xoshiro256PlusPlus} have no such protection.
 */
final class AesCounterRng implements Rng {
  private static final int FIRST_BYTES = 64;
  private static final int MAX_BYTES = 4_096;
  private static final byte[] ZEROS = new byte[MAX_BYTES];
  private static final int COUNTER_BYTES = 16;

  private final Cipher cipher;
  private ByteBuffer drawn = ByteBuffer.allocate(0);

  /**
   * @param key 32 bytes
   */
  AesCounterRng(byte[] key) {
    try {
      cipher = Cipher.getInstance("AES/CTR/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE,
          new SecretKeySpec(key, "AES"),
          new IvParameterSpec(new byte[COUNTER_BYTES]));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(
          "AES in counter mode is missing; a secret seed needs a Java platform that has it", e);
    }
  }

  @Override
  public long nextLong() {
    if (!drawn.hasRemaining()) {
      refill();
    }
    return drawn.getLong();
  }

  /** Most streams are short, so the first blocks are small. */
  private void refill() {
    int wanted = Math.min(MAX_BYTES, Math.max(FIRST_BYTES, drawn.capacity() * 4));
    drawn = drawn.capacity() == wanted ? drawn.clear() : ByteBuffer.allocate(wanted);
    try {
      cipher.update(ZEROS, 0, wanted, drawn.array());
    } catch (ShortBufferException e) {
      throw new IllegalStateException("the cipher returned more bytes than it received", e);
    }
  }
}
