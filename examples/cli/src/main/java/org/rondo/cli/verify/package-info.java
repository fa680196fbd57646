/**
 * The command {@code verify}, which replays recordings of other programs and compares the results.
 *
 * <p>Agreement with independent programs is worth more than agreement with Rondo's own tests. Each
 * {@code Verifier} reads one format.
 */
@NullMarked
package org.rondo.cli.verify;

import org.jspecify.annotations.NullMarked;
