package org.rondo.series.place;

import com.google.common.base.Suppliers;
import com.google.common.hash.Hashing;
import com.google.common.io.ByteSource;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.rondo.bot.BotFactory;
import org.rondo.game.GameFactory;

/**
 * The digest of the code that decides matches: if two virtual machines have the same one, they play
 * by the same rules and bots.
 *
 * <p>It covers the class files and resources of Rondo's core, and those of each {@link GameFactory}
 * and {@link BotFactory} that {@link ServiceLoader} finds: of Rondo's own games and bots the
 * package of the factory and the packages below it, of others the whole jar or folder without its
 * {@code META-INF}. Names and contents count; a jar and a folder with the same files have the same
 * digest. Libraries that such a jar uses do not count, nor do the bot's programs outside Java.
 * Classes that lie neither in a jar nor in a folder count by the name of the factory only.
 *
 * <p>The digest finds workers with another version by accident. It is no defence against a worker
 * that lies about its code.
 */
public final class CodeDigest {

  /** The rooms of core. Rondo's jar may hold other modules beside them. */
  static final List<String> ROOMS =
      List.of(
          "bot",
          "concurrent",
          "duel",
          "flight",
          "format",
          "game",
          "input",
          "laws",
          "match",
          "matching",
          "random",
          "rating",
          "remote",
          "report",
          "series",
          "store",
          "tournament",
          "tuning");

  private static final String ROOT = "org/rondo/";

  /** The number of hexadecimal digits, which is enough for versions that differ by accident. */
  private static final int DIGITS = 16;

  private static final Supplier<String> HERE = Suppliers.memoize(() -> of(providers()));

  private CodeDigest() {}

  /**
   * {@return the digest of this virtual machine, {@value #DIGITS} hexadecimal digits} The first
   * call reads all files that count, in some tenths of a second.
   *
   * @throws UncheckedIOException if a file cannot be read
   */
  public static String here() {
    return HERE.get();
  }

  private static Stream<Class<?>> providers() {
    return Stream.concat(
        ServiceLoader.load(GameFactory.class).stream().map(ServiceLoader.Provider::type),
        ServiceLoader.load(BotFactory.class).stream().map(ServiceLoader.Provider::type));
  }

  /** {@return the digest of core and of some factories} */
  static String of(Stream<Class<?>> factories) {
    Map<Path, Set<String>> places = new TreeMap<>();
    Set<String> lines = new TreeSet<>();
    List<Class<?>> all = new ArrayList<>(List.of(CodeDigest.class));
    factories.forEach(all::add);
    for (Class<?> type : all) {
      Optional<Path> place = place(type);
      if (place.isPresent()) {
        places.computeIfAbsent(place.get(), other -> new TreeSet<>()).addAll(counted(type));
      } else {
        lines.add(type.getName());
      }
    }
    places.forEach((place, counted) -> lines.addAll(files(place, counted)));
    return digest(lines);
  }

  /** {@return the beginnings of the names that count in the jar or folder of a class} */
  private static Set<String> counted(Class<?> type) {
    if (type == CodeDigest.class) {
      return Set.copyOf(ROOMS.stream().map(room -> ROOT + room + "/").toList());
    }
    String folder = type.getPackageName().replace('.', '/') + "/";
    return Set.of(folder.startsWith(ROOT) ? folder : "");
  }

  /** {@return the jar or folder of a class; empty if it has none} */
  private static Optional<Path> place(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return Optional.empty();
    }
    try {
      Path place = Path.of(source.getLocation().toURI());
      return Files.exists(place) ? Optional.of(place) : Optional.empty();
    } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
      return Optional.empty();
    }
  }

  /**
   * {@return a line for each file of a jar or folder that counts, with its name and its digest}
   *
   * @param counted the beginnings of the names that count
   */
  static List<String> files(Path place, Set<String> counted) {
    try {
      return Files.isDirectory(place) ? ofFolder(place, counted) : ofJar(place, counted);
    } catch (IOException e) {
      throw new UncheckedIOException(
          "the classes of games and bots in " + place + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static List<String> ofFolder(Path folder, Set<String> counted) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (counts(name, counted)) {
          lines.add(line(name, MoreFiles.asByteSource(file)));
        }
      }
    }
    return lines;
  }

  private static List<String> ofJar(Path jar, Set<String> counted) throws IOException {
    List<String> lines = new ArrayList<>();
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (!entry.isDirectory() && counts(entry.getName(), counted)) {
          lines.add(line(entry.getName(), new EntrySource(file, entry)));
        }
      }
    }
    return lines;
  }

  private static boolean counts(String name, Set<String> counted) {
    // A jar's own description differs from build to build, and its descriptor is written anew.
    boolean isOfCode =
        (!name.startsWith("META-INF/") || name.startsWith("META-INF/versions/"))
            && !name.endsWith("module-info.class");
    return isOfCode && counted.stream().anyMatch(name::startsWith);
  }

  private static String line(String name, ByteSource bytes) throws IOException {
    return name + " " + bytes.hash(Hashing.sha256());
  }

  static String digest(Set<String> lines) {
    return Hashing.sha256()
        .hashString(String.join("\n", lines), StandardCharsets.UTF_8)
        .toString()
        .substring(0, DIGITS);
  }

  /** A file of a jar. */
  private static final class EntrySource extends ByteSource {
    private final ZipFile file;
    private final ZipEntry entry;

    EntrySource(ZipFile file, ZipEntry entry) {
      this.file = file;
      this.entry = entry;
    }

    @Override
    public InputStream openStream() throws IOException {
      return file.getInputStream(entry);
    }
  }
}
