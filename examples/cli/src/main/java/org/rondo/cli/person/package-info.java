/** A match with a person at the terminal: the questions, the words, and the end of the match. */
@NullMarked
package org.rondo.cli.person;

import org.jspecify.annotations.NullMarked;
