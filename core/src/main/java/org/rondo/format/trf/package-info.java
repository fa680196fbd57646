/**
 * Tournament report files of FIDE, in which arbiters exchange chess tournaments: the Swiss systems
 * and other programs that pair read them.
 */
@NullMarked
package org.rondo.format.trf;

import org.jspecify.annotations.NullMarked;
