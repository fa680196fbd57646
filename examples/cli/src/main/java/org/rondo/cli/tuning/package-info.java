/** The command {@code tune}, and the folder in which a tuning keeps its files. */
package org.rondo.cli.tuning;
