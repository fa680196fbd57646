package org.rondo.cli.console;

/** The version of Rondo. */
public final class RondoVersion {

  /** The version, as in the file {@code pom.xml}. */
  public static final String TEXT = "0.1.0";

  private RondoVersion() {}
}
