package org.rondo.cli;

import com.google.common.base.Throwables;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.regex.Matcher;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.GameFailureException;
import org.rondo.game.RulesTrace;
import org.rondo.input.TextPattern;

/**
 * An error in the code of a game, of a bot or of Rondo, or in the registration of a class in {@code
 * META-INF/services}: a sentence that names the game, the class or the file where it can, and the
 * stack trace.
 */
final class CodeError {

  /** The exit code of a command that ended by such an error. */
  static final int EXIT_CODE = 3;

  /** The packages whose bots are Rondo's own. */
  private static final String LIBRARY = "org.rondo.";

  /** The reasons of ServiceLoader that name a class, and not the line of a file. */
  private static final TextPattern PROVIDER =
      TextPattern.of("(?:Provider |class )?([^\\s:/]++) (.+)");

  private final Throwable thrown;
  private final List<Throwable> causes;

  CodeError(Throwable thrown) {
    this.thrown = thrown;
    this.causes = Throwables.getCausalChain(thrown);
  }

  void print(PrintWriter err) {
    print(err, "");
  }

  /**
   * Prints the sentence, a remedy, and the stack trace.
   *
   * @param remedy what to do; empty if nothing is known
   */
  void print(PrintWriter err, String remedy) {
    err.println(sentence());
    if (!remedy.isEmpty()) {
      err.println(remedy);
    }
    thrown.printStackTrace(err);
  }

  /** {@return the sentence, without a period} */
  String sentence() {
    Optional<GameFailureException> failure = cause(GameFailureException.class);
    if (failure.isPresent()) {
      return failure.get().getMessage() + "; this is an error in the game";
    }
    Optional<ServiceConfigurationError> registration = cause(ServiceConfigurationError.class);
    if (registration.isPresent()) {
      return sentence(registration.get());
    }
    String what = UntrustedCalls.text(causes.get(causes.size() - 1));
    return inRules()
        .map(type -> "error in " + type + ", a class of a game: " + what)
        .or(() -> inBot().map(type -> "error in " + type + ", a class of a bot: " + what))
        .orElseGet(() -> "error in Rondo: " + what);
  }

  private <T extends Throwable> Optional<T> cause(Class<T> type) {
    return causes.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  /** {@return the sentence for a file of services that names no usable class} */
  private static String sentence(ServiceConfigurationError registration) {
    // ServiceLoader writes the service, a colon and a blank before every reason.
    String[] parts = UntrustedCalls.message(registration).split(": ", 2);
    if (parts.length < 2) {
      return "a file in META-INF/services cannot be used: " + parts[0] + "; correct the file";
    }
    String file = "a file META-INF/services/" + parts[0];
    Matcher provider = PROVIDER.matcher(parts[1]);
    if (!provider.matches()) {
      return file + " cannot be used: " + parts[1] + "; correct the file";
    }
    Throwable cause = registration.getCause();
    return file
        + " names "
        + provider.group(1)
        + ", which cannot be used: "
        + provider.group(2)
        + (cause == null
            ? "; correct the file or add the jar that holds the class"
            : ": " + UntrustedCalls.text(cause) + "; correct the class");
  }

  private Optional<String> inRules() {
    return causes.stream().flatMap(cause -> RulesTrace.type(cause, loader()).stream()).findFirst();
  }

  private Optional<String> inBot() {
    for (Throwable cause : causes) {
      for (StackTraceElement frame : cause.getStackTrace()) {
        String name = frame.getClassName();
        if (!name.startsWith(LIBRARY) && isOfBot(name)) {
          return Optional.of(name);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isOfBot(String name) {
    try {
      Class<?> type = Class.forName(name, false, loader());
      return Bot.class.isAssignableFrom(type) || BotFactory.class.isAssignableFrom(type);
    } catch (ClassNotFoundException | LinkageError e) {
      // A hidden class, or one of another loader.
      return false;
    }
  }

  private static ClassLoader loader() {
    return CodeError.class.getClassLoader();
  }
}
