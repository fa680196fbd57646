package org.rondo.server;

/** The teams of the tests. */
public final class ContestTeams {
  public static final String FILE =
      """
      <TeamList><Teams>
        <Team Name="alpha" Secret="s3cret-A"/>
        <Team Name="beta" Secret="s3cret-B"/>
        <Team Name="boss" Secret="p0wer-of-the-boss" Role="Power"/>
        <Team Name="watch" Secret="eyes" Role="Observer"/>
        <Team Name="open" Authenticate="false"/>
      </Teams></TeamList>
      """;

  private ContestTeams() {}

  public static String secret(String team) {
    return switch (team) {
      case "alpha" -> "s3cret-A";
      case "beta" -> "s3cret-B";
      case "boss" -> "p0wer-of-the-boss";
      case "watch" -> "eyes";
      default -> "";
    };
  }
}
