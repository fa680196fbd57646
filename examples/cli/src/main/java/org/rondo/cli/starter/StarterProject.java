package org.rondo.cli.starter;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.rondo.input.OptionException;
import org.rondo.input.TextPattern;

/** The files of a starter project, made from the archetype on the class path. */
final class StarterProject {
  private static final String ARCHETYPE = "archetype-resources";

  private static final TextPattern BETWEEN_WORDS = TextPattern.of("[^A-Za-z0-9]+");

  /** The folders whose files stand in the folder of the package. */
  private static final String[] SOURCES = {"src/main/java/", "src/test/java/"};

  private final StarterNames names;
  private final SortedMap<String, String> files = new TreeMap<>();

  /**
   * Makes the texts of all files; writes nothing.
   *
   * @throws OptionException if a class of the project has the name of another that it uses
   * @throws IOException if the archetype cannot be read
   */
  StarterProject(StarterNames names) throws IOException {
    this.names = names;
    URL archetype = StarterProject.class.getClassLoader().getResource(ARCHETYPE + "/pom.xml");
    if (archetype == null) {
      throw new IOException("the class path has no " + ARCHETYPE + "; add rondo-archetype to it");
    }
    try {
      read(archetype.toURI());
    } catch (URISyntaxException e) {
      throw new IOException("the archetype's address is no URI: " + archetype, e);
    }
  }

  private void read(URI archetype) throws IOException {
    if (archetype.getScheme().equals("jar")) {
      try (FileSystem jar = FileSystems.newFileSystem(archetype, Map.of())) {
        read(jar.getPath("/" + ARCHETYPE));
      }
    } else {
      read(Path.of(archetype).resolveSibling(""));
    }
  }

  private void read(Path root) throws IOException {
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String template = Files.readString(path);
        if (path.toString().endsWith(".java")) {
          requireNoUse(template);
        }
        files.put(place(root.relativize(path).toString().replace('\\', '/')), filled(template));
      }
    }
  }

  /** Refuses a name that the code itself uses, for instance of a class that it imports. */
  private void requireNoUse(String template) {
    if (template
        .lines()
        .filter(line -> !isComment(line.strip()))
        .anyMatch(line -> List.of(BETWEEN_WORDS.split(line)).contains(names.gameClass()))) {
      throw new OptionException(
          "new",
          "GAME",
          names.game(),
          "the class of game \""
              + names.game()
              + "\" would be named "
              + names.gameClass()
              + ", as a class that the project uses; choose another name");
    }
  }

  private static boolean isComment(String line) {
    return line.startsWith("*") || line.startsWith("/*") || line.startsWith("//");
  }

  private String place(String template) {
    String path = template;
    for (Map.Entry<String, String> value : names.values().entrySet()) {
      path = path.replace("__" + value.getKey() + "__", value.getValue());
    }
    for (String sources : SOURCES) {
      if (path.startsWith(sources)) {
        path =
            sources
                + names.packageName().replace('.', '/')
                + "/"
                + path.substring(sources.length());
      }
    }
    return path;
  }

  private String filled(String template) {
    String text = template;
    for (Map.Entry<String, String> value : names.values().entrySet()) {
      text = text.replace("${" + value.getKey() + "}", value.getValue());
    }
    return text;
  }

  /** {@return the number of files} */
  int size() {
    return files.size();
  }

  /**
   * Writes the files into a new or empty folder.
   *
   * @throws OptionException if the folder has files already, or is none
   * @throws IOException if a file cannot be written
   */
  void writeTo(Path folder) throws IOException {
    if (Files.exists(folder) && firstEntry(folder).isPresent()) {
      throw new OptionException(
          "new",
          "--out",
          folder.toString(),
          folder + " is not an empty folder; choose another with --out, or remove its files");
    }
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path target = folder.resolve(file.getKey());
        Files.createDirectories(target.getParent());
        Files.writeString(target, file.getValue());
      }
    } catch (IOException e) {
      // Half a project would only be in the way of the next try.
      MoreFiles.deleteDirectoryContents(folder, RecursiveDeleteOption.ALLOW_INSECURE);
      throw e;
    }
  }

  private static Optional<Path> firstEntry(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return Optional.of(folder);
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.findFirst();
    }
  }
}
