package org.rondo.cli.convert;

import java.util.List;
import java.util.stream.Collectors;
import org.rondo.othello.remote.files.GgfGame;

/** Matches of Othello in the Generic Game Format, one on each line. */
final class GgfForm implements MatchForm {
  private static final String PLACE = "Rondo";

  /** Records have no date. */
  private static final String DATE = "?";

  @Override
  public String name() {
    return "ggf";
  }

  @Override
  public void requireWritable(FiledMatch match) {
    game(match);
  }

  @Override
  public List<WrittenFile> write(List<FiledMatch> matches) {
    return WrittenFile.text(
        matches.stream().map(match -> game(match).text() + "\n").collect(Collectors.joining()));
  }

  private static GgfGame game(FiledMatch match) {
    return GgfGame.of(match.record(), PLACE, DATE);
  }
}
