package org.rondo.laws;

import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Thrown when a law is broken, to carry it to the report. */
final class LawBrokenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Law law;
  private final String difference;

  private LawBrokenException(Law law, String difference) {
    super(difference, null, false, false);
    this.law = law;
    this.difference = difference;
  }

  Law law() {
    return law;
  }

  /** {@return the expected and the actual result} */
  String difference() {
    return difference;
  }

  /**
   * {@return the exception for a broken law} The difference has the form of {@link String#format}.
   */
  static LawBrokenException law(Law law, String difference, @Nullable Object... arguments) {
    return new LawBrokenException(law, String.format(Locale.ROOT, difference, arguments));
  }

  /** Runs code of the game under a law. An exception or null from the code breaks that law. */
  static <T> T under(Law law, String call, Supplier<T> code) {
    T result;
    try {
      result = code.get();
    } catch (LawBrokenException e) {
      throw e;
    } catch (RuntimeException e) {
      throw law(law, "%s threw %s", call, e);
    }
    if (result == null) {
      throw law(law, "%s returned null", call);
    }
    return result;
  }
}
