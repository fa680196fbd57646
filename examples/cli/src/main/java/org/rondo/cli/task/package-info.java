/**
 * The commands that play a competition by files, for batch queues: {@code tasks}, {@code run-tasks}
 * and {@code collect}.
 */
@NullMarked
package org.rondo.cli.task;

import org.jspecify.annotations.NullMarked;
