/**
 * The formats of recordings of other programs that the command {@code verify} knows.
 *
 * <p>Agreement with independent programs is worth more than agreement with Rondo's own tests. Each
 * {@link org.rondo.match.RecordingFormat} is a class with a name that ends in {@code Verifier}. It
 * reads one format, plays or computes again what is recorded, and compares.
 */
@NullMarked
package org.rondo.verify;

import org.jspecify.annotations.NullMarked;
