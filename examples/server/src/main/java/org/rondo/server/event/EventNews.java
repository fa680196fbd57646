package org.rondo.server.event;

import java.util.function.Consumer;

/**
 * What an event tells of itself.
 *
 * @param changed called after each change, in any thread; it returns soon
 * @param problems receives a sentence when the event cannot go on, in any thread
 */
record EventNews(Runnable changed, Consumer<String> problems) {}
