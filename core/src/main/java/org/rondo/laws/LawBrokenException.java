package org.rondo.laws;

import java.util.Locale;
import java.util.function.Supplier;

/** Carries a broken law from where it is seen to where it is reported. */
final class LawBrokenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Law law;

  private LawBrokenException(Law law, String difference) {
    super(difference, null, false, false);
    this.law = law;
  }

  Law law() {
    return law;
  }

  /** Reports the law as broken, with a difference in the manner of {@link String#format}. */
  static LawBrokenException law(Law law, String difference, Object... arguments) {
    return new LawBrokenException(law, String.format(Locale.ROOT, difference, arguments));
  }

  /** Runs code of the game under a law: an exception from it breaks that law, and so does null. */
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
      throw law(law, "%s gave null", call);
    }
    return result;
  }
}
