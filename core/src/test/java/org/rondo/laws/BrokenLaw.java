package org.rondo.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Asserts that a check finds a broken law. */
final class BrokenLaw {
  private BrokenLaw() {}

  /** Asserts that the check reports that this law is broken. */
  static AbstractThrowableAssert<?, ?> assertBroken(Law law, ThrowingCallable check) {
    return assertThatThrownBy(check)
        .isInstanceOfSatisfying(LawBrokenException.class, e -> assertThat(e.law()).isEqualTo(law));
  }
}
