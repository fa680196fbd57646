package org.rondo.tournament;

/**
 * Changes how an entrant's bots play. A learner runs between two rounds and learns from the matches
 * that have been played.
 *
 * <p>A learner and its entrant share an object. The learner writes what it has learned into that
 * object; the entrant's supplier of bots reads it when it creates the bots of the next round.
 *
 * <pre>{@code
 * Memory memory = new Memory();
 * Tournament.of(game, format)
 *     .entrant("mine", () -> new MyBot(memory.best()))
 *     .learner("mine", lesson -> lesson.records().forEach(memory::study))
 * }</pre>
 *
 * <p>The bots of the next round see everything that a learner writes before it returns. When a
 * tournament is resumed, its learners get the lessons on the rounds in the journal again, in order.
 * A killed and resumed tournament writes the same bytes as a tournament that was not killed, if its
 * learners keep three conditions: they start without earlier knowledge, they use only their
 * lessons, and they finish in time.
 *
 * <p>A learner that is a program keeps what it learns in files: {@link ProgramLearner}.
 *
 * @see Tournament#learner
 */
@FunctionalInterface
public interface Learner {

  /**
   * Learns from a round. Each call runs in a thread of its own.
   *
   * <p>When the lesson's limit has passed, the tournament interrupts the thread. If the learner
   * does not return soon after that, the tournament continues without it. The learner gets no
   * further lesson until it returns. A failure costs the entrant nothing: the entrant plays on
   * unchanged.
   *
   * @param lesson the material to learn from
   * @throws Exception for any reason; the tournament reports it to its listener
   */
  void learn(Lesson lesson) throws Exception;

  /**
   * {@return whether the learner still knows its lessons after the virtual machine has ended; by
   * default {@code false}} A resumed tournament does not give such a learner a lesson again that
   * has ended, also if the lesson failed. If the director has ruled on the round since then, the
   * lesson is given again.
   */
  default boolean keepsLessons() {
    return false;
  }
}
