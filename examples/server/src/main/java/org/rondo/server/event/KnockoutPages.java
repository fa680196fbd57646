package org.rondo.server.event;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rondo.format.watch.MatchWatcher;

/**
 * The pages that show knockouts.
 *
 * @param follow gives the watcher of the knockout in a folder; a call takes the matches in progress
 *     in that folder off the pages
 * @param hide takes the knockout in a folder off the pages, because it was given up
 */
record KnockoutPages(Function<Path, MatchWatcher> follow, Consumer<Path> hide) {}
