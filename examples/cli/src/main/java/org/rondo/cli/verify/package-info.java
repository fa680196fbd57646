/**
 * The command {@code verify}: recordings of other programs, replayed and compared.
 *
 * <p>Agreement with independent programs is worth more than agreement with our own tests. A {@code
 * Verifier} reads one format.
 */
@NullMarked
package org.rondo.cli.verify;

import org.jspecify.annotations.NullMarked;
