package org.rondo.cli.convert;

import java.util.List;
import java.util.stream.Collectors;

/** Records, one on each line. */
final class RecordForm implements MatchForm {
  @Override
  public String name() {
    return "record";
  }

  @Override
  public void requireWritable(FiledMatch match) {
    // Every match of a file became a record when it was read.
  }

  @Override
  public List<WrittenFile> write(List<FiledMatch> matches) {
    return WrittenFile.text(
        matches.stream().map(match -> match.record().json() + "\n").collect(Collectors.joining()));
  }
}
