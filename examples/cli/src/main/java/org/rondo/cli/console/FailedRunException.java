package org.rondo.cli.console;

import com.google.common.base.Throwables;
import java.nio.file.Path;
import org.rondo.game.GameFailureException;

/** Thrown when the rules of a game failed during a run whose finished matches are kept. */
public final class FailedRunException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final RuntimeException failure;
  private final String remedy;

  private FailedRunException(RuntimeException failure, String remedy) {
    super(failure.getMessage(), failure);
    this.failure = failure;
    this.remedy = remedy;
  }

  /**
   * {@return the exception to throw for a failure of a run: this one if the rules of the game
   * failed, otherwise the failure itself}
   *
   * @param failure the exception that ended the run
   * @param folder the folder of the run
   * @param continuation says how to continue
   */
  public static RuntimeException of(RuntimeException failure, Path folder, String continuation) {
    return Throwables.getCausalChain(failure).stream()
            .anyMatch(GameFailureException.class::isInstance)
        ? new FailedRunException(
            failure,
            "the finished matches are kept in "
                + folder
                + "; to continue when the game is mended, "
                + continuation)
        : failure;
  }

  /** {@return the exception that ended the run} */
  public RuntimeException failure() {
    return failure;
  }

  /** {@return the sentence that says what is kept and how to continue, without a period} */
  public String remedy() {
    return remedy;
  }
}
