package org.rondo.arimaa.remote.aei;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.random.Seed;
import org.rondo.remote.ProgramSession;
import org.rondo.remote.Protocol;

/**
 * Arimaa over the Arimaa Engine Interface, with an engine that is a separate program.
 *
 * <p>One object serves one engine, for one match.
 */
public final class AeiProtocol implements Protocol<ArimaaPosition, ArimaaMove> {
  private static final Pattern NAME = Pattern.compile("\\S+");
  private static final Pattern VALUE = Pattern.compile("\\S(?:.*\\S)?");

  private final AeiController controller;
  private boolean isResigned;

  /** Creates the protocol for a match that has not begun. */
  public AeiProtocol() {
    this(Map.of());
  }

  /**
   * Creates the protocol for a match that has not begun, with options for the engine.
   *
   * @param options the names and the values of options that the engine is told before the match,
   *     for instance {@code hash} and {@code 64}; names without blanks, values of one line
   * @throws IllegalArgumentException if a name or a value does not have the required form
   */
  public AeiProtocol(Map<String, String> options) {
    Map<String, String> kept = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    kept.forEach(
        (name, value) -> {
          if (!NAME.matcher(name).matches() || !VALUE.matcher(value).matches()) {
            throw new IllegalArgumentException(
                "option '"
                    + name
                    + "' with the value '"
                    + value
                    + "' cannot be told to an engine: a name has no blanks, and a value is one"
                    + " line");
          }
        });
    this.controller = new AeiController(kept);
  }

  @Override
  public void begin(ProgramSession session) {
    controller.greet(session, session.hasReceived());
  }

  @Override
  public void ask(ProgramSession session, Decision<ArimaaPosition, ArimaaMove> decision) {
    controller.ask(session, decision);
  }

  @Override
  public ArimaaMove answer(ProgramSession session, Decision<ArimaaPosition, ArimaaMove> decision) {
    Optional<ArimaaMove> move = controller.move(session);
    isResigned = move.isEmpty();
    return move.orElseGet(() -> decision.moves().sample(Seed.of(0).rng()));
  }

  @Override
  public boolean resigns() {
    return isResigned;
  }

  @Override
  public Thought thought() {
    return controller.thought();
  }

  @Override
  public boolean canPlayAgain() {
    return controller.canPlayAgain();
  }

  @Override
  public boolean mayWriteUnasked() {
    return true;
  }

  @Override
  public void leave(ProgramSession session) {
    controller.quit(session);
  }
}
