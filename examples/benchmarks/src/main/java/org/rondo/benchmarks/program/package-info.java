/** What the programs of this module have in common: how they refuse arguments and end. */
@NullMarked
package org.rondo.benchmarks.program;

import org.jspecify.annotations.NullMarked;
