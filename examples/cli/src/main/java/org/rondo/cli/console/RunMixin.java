package org.rondo.cli.console;

/**
 * Options that say where and how a command runs, and not what it plays. They are no settings of its
 * competition.
 */
public interface RunMixin {}
