/** The settings of tournaments, duels and tunings as files, from which a run is repeated. */
@NullMarked
package org.rondo.cli.settings;

import org.jspecify.annotations.NullMarked;
