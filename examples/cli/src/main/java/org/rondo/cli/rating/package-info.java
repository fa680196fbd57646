/** The command {@code rate}, which estimates ratings from recorded matches. */
@NullMarked
package org.rondo.cli.rating;

import org.jspecify.annotations.NullMarked;
