/** The command {@code serve}, which runs the web server of an event. */
@NullMarked
package org.rondo.cli.server;

import org.jspecify.annotations.NullMarked;
