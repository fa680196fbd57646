package org.rondo.cli.convert;

import java.util.List;
import java.util.function.Function;
import org.rondo.arimaa.remote.ArimaaTranscript;
import org.rondo.match.MatchRecord;

/**
 * An archive of Arimaa.
 *
 * @param name the name of the form
 * @param writer returns the text of an archive
 */
record ArimaaForm(String name, Function<List<MatchRecord>, String> writer) implements MatchForm {
  @Override
  public void requireWritable(FiledMatch match) {
    ArimaaTranscript.of(match.record());
  }

  @Override
  public List<WrittenFile> write(List<FiledMatch> matches) {
    return WrittenFile.text(writer.apply(matches.stream().map(FiledMatch::record).toList()));
  }
}
