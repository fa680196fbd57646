package org.rondo.tournament;

/**
 * Changes how an entrant's bots play, by what has been played, between one round and the next.
 *
 * <p>A learner is the other half of an entrant: what it makes of its lessons is in an object that
 * both have, from which the entrant's supply of bots takes what the bots of the next round play by.
 *
 * <pre>{@code
 * Memory memory = new Memory();
 * Tournament.of(game, format)
 *     .entrant("mine", () -> new MyBot(memory.best()))
 *     .learner("mine", lesson -> lesson.records().forEach(memory::study))
 * }</pre>
 *
 * <p>All that a learner writes before it returns is seen by the bots of the next round. When a
 * tournament is resumed, the lessons on the rounds in its journal are given again, in order. So a
 * tournament whose learners begin from nothing and go by their lessons alone, in time, ends with
 * the same bytes whether it is killed and resumed or not.
 *
 * @see Tournament#learner
 */
@FunctionalInterface
public interface Learner {

  /**
   * Learns from a round, in a thread of its own.
   *
   * <p>When the lesson's limit has passed, the thread is interrupted; who does not come back soon
   * is left behind and has no further lesson until it does. Whatever goes wrong costs nothing: the
   * entrant plays on as it is.
   *
   * @param lesson what there is to learn from
   * @throws Exception for any reason; it is told to the tournament's listener
   */
  void learn(Lesson lesson) throws Exception;
}
