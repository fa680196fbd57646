package org.rondo.game;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds the method of a game's rules in a stack trace.
 *
 * <p>States and moves are the game's own objects, so no {@linkplain GuardedGame guard} stands
 * before their methods.
 */
public final class RulesTrace {

  /** The classes of the contract: what implements one of them belongs to the rules. */
  private static final List<Class<?>> CONTRACT =
      List.of(Game.class, State.class, Move.class, MoveSpace.class, Parts.class, Scratch.class);

  /** The methods of states and moves that have no argument, so that no caller can be to blame. */
  private static final Set<String> WITHOUT_ARGUMENT = Set.of("toMove", "isOver", "text");

  /** The package of the contract itself and of its spaces. */
  private static final String OWN = RulesTrace.class.getPackageName() + ".";

  private RulesTrace() {}

  /**
   * {@return the method of the rules nearest to the place where something was thrown; empty if the
   * stack trace has none}
   *
   * @param thrown what was thrown
   * @param game the game, whose class loader knows the classes of its rules
   */
  public static Optional<String> method(Throwable thrown, Game<?, ?> game) {
    ClassLoader loader = GuardedGame.rulesOf(game).getClass().getClassLoader();
    List<String> methods =
        Arrays.stream(trace(thrown))
            .filter(frame -> isOfRules(frame, loader))
            .map(StackTraceElement::getMethodName)
            .toList();
    // The trace of a stack overflow holds the deepest calls only.
    return methods.stream()
        .filter(RulesTrace::isOfContract)
        .findFirst()
        .or(() -> methods.stream().findFirst());
  }

  /**
   * {@return the method of the rules that a caller was in when something was thrown; empty if it
   * was not in the rules, or was in them by code of others that it called}
   *
   * <p>The trace of a stack overflow holds the deepest calls only. If it still holds the caller,
   * the rules have not filled the stack. Otherwise they have if the trace holds no other code.
   *
   * @param thrown what was thrown
   * @param game the game, whose class loader knows the classes of its rules
   * @param caller the package of the caller
   */
  public static Optional<String> calledFrom(Throwable thrown, Game<?, ?> game, String caller) {
    ClassLoader loader = GuardedGame.rulesOf(game).getClass().getClassLoader();
    boolean isOverflow = thrown instanceof StackOverflowError;
    String home = GuardedGame.rulesOf(game).getClass().getPackageName();
    boolean isInRules = false;
    for (StackTraceElement frame : trace(thrown)) {
      String type = frame.getClassName();
      if (type.startsWith(caller + ".")) {
        return isInRules && !isOverflow ? method(thrown, game) : Optional.empty();
      }
      if (!type.startsWith(OWN) && !type.startsWith("java.")) {
        isInRules = isOfRules(frame, loader);
        boolean isAtHome = type.startsWith(home + ".") && type.indexOf('.', home.length() + 1) < 0;
        if (isOverflow && !isInRules && !isAtHome) {
          return Optional.empty();
        }
      }
    }
    return method(thrown, game);
  }

  /**
   * {@return the class of the rules in a stack trace; empty if there is none}
   *
   * @param thrown what was thrown
   * @param loader knows the classes of the rules
   */
  public static Optional<String> type(Throwable thrown, ClassLoader loader) {
    return Arrays.stream(trace(thrown))
        .filter(frame -> isOfRules(frame, loader))
        .map(StackTraceElement::getClassName)
        .findFirst();
  }

  /**
   * {@return the method of a state or a move that failed while a bot chose; empty if the bot may be
   * to blame}
   *
   * <p>Only methods count that have no argument, or that fail for every caller: a bot that asks for
   * the score of a seat that the game does not have makes a mistake of its own.
   *
   * @param thrown what was thrown
   * @param state the position in which the bot chose
   */
  public static Optional<String> failedValue(Throwable thrown, Game<?, ?> game, State state) {
    Game<?, ?> rules = GuardedGame.rulesOf(game);
    String home = rules.getClass().getPackageName();
    for (StackTraceElement frame : trace(thrown)) {
      Optional<Class<?>> type = typeOf(frame, rules.getClass().getClassLoader());
      boolean isValue =
          type.filter(State.class::isAssignableFrom).isPresent()
              || type.filter(Move.class::isAssignableFrom).isPresent();
      if (isValue && type.get().getPackageName().equals(home)) {
        String method = frame.getMethodName();
        boolean isOfRules =
            method.equals("score")
                ? hasNoScore(state, rules.seatCount())
                : WITHOUT_ARGUMENT.contains(method)
                    // A bot that calls itself without end may fill the stack in any method.
                    && (!(thrown instanceof StackOverflowError) || fails(state, method));
        if (isOfRules) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  /** {@return the stack trace of a throwable} A bot may have written its class. */
  static StackTraceElement[] trace(Throwable thrown) {
    return GuardedGame.attempt(
        () -> Objects.requireNonNull(thrown.getStackTrace()), () -> new StackTraceElement[0]);
  }

  /** {@return whether a method of a state without an argument fails for this state, too} */
  private static boolean fails(State state, String method) {
    return fails(
        switch (method) {
          case "toMove" -> () -> state.toMove();
          case "isOver" -> () -> state.isOver();
          default -> () -> state.text();
        });
  }

  private static boolean fails(Runnable call) {
    return GuardedGame.attempt(
        () -> {
          call.run();
          return false;
        },
        () -> true);
  }

  private static boolean hasNoScore(State state, int seats) {
    return IntStream.range(0, seats).anyMatch(seat -> fails(() -> state.score(seat)));
  }

  private static boolean isOfRules(StackTraceElement frame, ClassLoader loader) {
    return !frame.getClassName().startsWith(OWN)
        && typeOf(frame, loader)
            .filter(type -> isOfContract(type) || isOfContract(type.getNestHost()))
            .isPresent();
  }

  private static boolean isOfContract(Class<?> type) {
    return CONTRACT.stream().anyMatch(part -> part.isAssignableFrom(type));
  }

  private static boolean isOfContract(String method) {
    return CONTRACT.stream()
        .flatMap(type -> Arrays.stream(type.getMethods()))
        .anyMatch(one -> one.getName().equals(method));
  }

  private static Optional<Class<?>> typeOf(StackTraceElement frame, ClassLoader loader) {
    try {
      return Optional.of(Class.forName(frame.getClassName(), false, loader));
    } catch (ClassNotFoundException | LinkageError e) {
      // A hidden class, or one of another loader.
      return Optional.empty();
    }
  }
}
