package org.rondo.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The digest over every state of a match: SHA-256 of the states' texts, with a line feed after each
 * text.
 *
 * <p>After every {@value #INTERVAL} states the first eight hexadecimal digits of the digest so far
 * are kept as a checkpoint.
 */
final class StateDigest {
  static final int INTERVAL = 16;
  private static final int CHECKPOINT_BYTES = 4;

  private final MessageDigest digest = sha256();
  private final List<String> checkpoints = new ArrayList<>();
  private int states;

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("SHA-256 is missing; every Java platform must have it", e);
    }
  }

  void add(String text) {
    digest.update(text.getBytes(StandardCharsets.UTF_8));
    digest.update((byte) '\n');
    states++;
    if (states % INTERVAL == 0) {
      checkpoints.add(HexFormat.of().formatHex(soFar(), 0, CHECKPOINT_BYTES));
    }
  }

  int states() {
    return states;
  }

  /** {@return the checkpoint after the states so far, if they end an interval} */
  Optional<String> checkpoint() {
    return states > 0 && states % INTERVAL == 0
        ? Optional.of(checkpoints.get(checkpoints.size() - 1))
        : Optional.empty();
  }

  List<String> checkpoints() {
    return List.copyOf(checkpoints);
  }

  String hex() {
    return HexFormat.of().formatHex(soFar());
  }

  private byte[] soFar() {
    try {
      return ((MessageDigest) digest.clone()).digest();
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("this platform's SHA-256 digest cannot be copied", e);
    }
  }
}
