package org.rondo.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ForeignCodeTest {

  private static Runnable throwing(Error error) {
    return () -> {
      throw error;
    };
  }

  @Test
  void onlyTheMachinesOwnTroubleIsFatal() {
    assertThat(List.of(new OutOfMemoryError(), new InternalError())).allMatch(ForeignCode::isFatal);
    assertThat(
            List.of(
                new StackOverflowError(),
                new AssertionError(),
                new NoClassDefFoundError(),
                new IllegalStateException(),
                new Exception()))
        .noneMatch(ForeignCode::isFatal);
  }

  @Test
  void whatIsRunQuietlyMayThrowAnythingElse() {
    AtomicInteger runs = new AtomicInteger();
    ForeignCode.runQuietly(runs::incrementAndGet);
    ForeignCode.runQuietly(throwing(new StackOverflowError()));
    ForeignCode.runQuietly(throwing(new AssertionError("mine")));
    ForeignCode.runQuietly(
        () -> {
          throw new IllegalStateException("mine");
        });
    OutOfMemoryError fatal = new OutOfMemoryError();
    assertThatThrownBy(() -> ForeignCode.runQuietly(throwing(fatal))).isSameAs(fatal);
    assertThat(runs).hasValue(1);
  }

  @Test
  void wordsThatThrowAreReplacedByTheClass() {
    assertThat(ForeignCode.text(new IllegalStateException("mine")))
        .isEqualTo("java.lang.IllegalStateException: mine");
    assertThat(ForeignCode.text(new Speechless())).isEqualTo(Speechless.class.getName());
  }

  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new AssertionError("no words");
    }
  }
}
