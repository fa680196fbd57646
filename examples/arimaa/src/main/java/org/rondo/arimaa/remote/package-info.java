/** Files of other programs: the lines in which archives keep matches of Arimaa. */
@NullMarked
package org.rondo.arimaa.remote;

import org.jspecify.annotations.NullMarked;
