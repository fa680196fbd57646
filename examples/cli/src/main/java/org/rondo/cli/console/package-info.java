/**
 * What the commands share: options, entrants as they are named in arguments, and what is printed
 * while matches are played.
 */
package org.rondo.cli.console;
