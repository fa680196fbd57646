/**
 * The refusals of what a person typed and of what a file holds, and the patterns that read it.
 *
 * <p>All refusals extend {@link org.rondo.input.InputException}. Their messages are sentences for
 * that person: subject, value, rule, remedy. The values are also there by methods, so no code reads
 * the sentence. Where the name of a damaged file is known, its refusal begins with the name: {@link
 * org.rondo.input.DamagedFileException#valueIn} adds it.
 *
 * <p>An argument that Java code passes and that is out of its range is a mistake of that code, and
 * is refused by an {@link java.lang.IllegalArgumentException}. What the rules of a game throw is
 * neither: it ends the run with a {@code GameFailureException}.
 *
 * <p>A text from outside is matched by a {@link org.rondo.input.TextPattern}, whose time is linear
 * in the length of the text.
 */
@NullMarked
package org.rondo.input;

import org.jspecify.annotations.NullMarked;
