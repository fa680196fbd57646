package org.rondo.cli.fuzz;

import java.util.List;
import java.util.stream.Stream;

/** The code of all modules that reads input from outside. */
final class FuzzTargets {

  private FuzzTargets() {}

  static List<FuzzTarget> all() {
    return Stream.of(
            CoreTargets.all(),
            CommandTargets.all(),
            FolderTargets.all(),
            TaskTargets.all(),
            WeightTargets.all(),
            GameTargets.all(),
            ProgramTargets.all(),
            ServerTargets.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns the targets with some names, with commas between them; all for {@code all}. */
  static List<FuzzTarget> chosen(String names) {
    return names.equals("all") ? all() : named(List.of(names.split(",")));
  }

  /** Returns targets in their own order. */
  static List<FuzzTarget> named(List<String> names) {
    List<FuzzTarget> named =
        all().stream().filter(target -> names.contains(target.name())).toList();
    if (named.size() != names.size()) {
      throw new IllegalArgumentException("not all of " + names + " are targets");
    }
    return named;
  }
}
