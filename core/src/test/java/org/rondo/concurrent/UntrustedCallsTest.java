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
    InternalError fatal = new InternalError();
    assertThat(List.of(new OutOfMemoryError(), fatal)).allMatch(UntrustedCalls::isFatal);
    assertThatThrownBy(() -> UntrustedCalls.rethrowIfFatal(fatal)).isSameAs(fatal);
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
  void whatIsRunQuietlyMayThrowAnything() {
    AtomicInteger runs = new AtomicInteger();
    UntrustedCalls.runQuietly(runs::incrementAndGet);
    UntrustedCalls.runQuietly(throwing(new StackOverflowError()));
    UntrustedCalls.runQuietly(throwing(new AssertionError("mine")));
    UntrustedCalls.runQuietly(
        () -> {
          throw new IllegalStateException("mine");
        });
    UntrustedCalls.runQuietly(throwing(new OutOfMemoryError("mine")));
    assertThat(runs).hasValue(1);
  }

  @Test
  void wordsThatThrowAreReplacedByTheClass() {
    assertThat(UntrustedCalls.text(new IllegalStateException("mine")))
        .isEqualTo("java.lang.IllegalStateException: mine");
    assertThat(UntrustedCalls.text(new Speechless())).isEqualTo(Speechless.class.getName());
  }

  @Test
  void aMessageThatIsMissingOrThrowsIsReplacedByTheText() {
    assertThat(UntrustedCalls.message(new IllegalStateException("mine"))).isEqualTo("mine");
    assertThat(UntrustedCalls.message(new IllegalStateException()))
        .isEqualTo("java.lang.IllegalStateException");
    assertThat(UntrustedCalls.message(new Speechless())).isEqualTo(Speechless.class.getName());
  }

  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new AssertionError("no words");
    }
  }
}
