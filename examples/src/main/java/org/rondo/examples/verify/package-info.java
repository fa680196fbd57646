/**
 * Recordings of other people's programs, replayed and compared.
 *
 * <p>Agreement with programs that nobody here wrote is worth more than agreement with our own
 * tests. A {@link org.rondo.examples.verify.Verifier} reads one format.
 */
package org.rondo.examples.verify;
