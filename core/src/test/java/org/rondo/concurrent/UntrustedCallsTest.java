package org.rondo.concurrent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class UntrustedCallsTest {

  private static Runnable throwing(Error error) {
    return () -> {
      throw error;
    };
  }

  @Test
  void onlyTheMachinesOwnTroubleIsFatal() {
    assertThat(List.of(new OutOfMemoryError(), new InternalError()))
        .allMatch(UntrustedCalls::isFatal);
    assertThat(
            List.of(
                new StackOverflowError(),
                new AssertionError(),
                new NoClassDefFoundError(),
                new IllegalStateException(),
                new Exception()))
        .noneMatch(UntrustedCalls::isFatal);
  }

  @Test
  void whatIsRunQuietlyMayThrowAnythingElse() {
    AtomicInteger runs = new AtomicInteger();
    UntrustedCalls.runQuietly(runs::incrementAndGet);
    UntrustedCalls.runQuietly(throwing(new StackOverflowError()));
    UntrustedCalls.runQuietly(throwing(new AssertionError("mine")));
    UntrustedCalls.runQuietly(
        () -> {
          throw new IllegalStateException("mine");
        });
    OutOfMemoryError fatal = new OutOfMemoryError();
    assertThatThrownBy(() -> UntrustedCalls.runQuietly(throwing(fatal))).isSameAs(fatal);
    assertThat(runs).hasValue(1);
  }

  @Test
  void wordsThatThrowAreReplacedByTheClass() {
    assertThat(UntrustedCalls.text(new IllegalStateException("mine")))
        .isEqualTo("java.lang.IllegalStateException: mine");
    assertThat(UntrustedCalls.text(new Speechless())).isEqualTo(Speechless.class.getName());
  }

  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new AssertionError("no words");
    }
  }
}
