package org.rondo.site;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The Javadoc of core and the games, in the folder {@value #FOLDER} of the site.
 *
 * @param site the folder of the site
 */
record ApiPages(Path site) {
  static final String FOLDER = "api";

  /** The folders of the modules that are shown, by the names of the modules. */
  private static final Map<String, String> MODULES = modules();

  private static final String SOURCES = "/src/main/java/";

  /**
   * A type with a page.
   *
   * @param name its simple name, that of an inner type with the name of the outer one
   * @param room its package
   * @param address its page, seen from the root of the site
   */
  record ApiType(String name, String room, String address) {}

  private static Map<String, String> modules() {
    Map<String, String> modules = new LinkedHashMap<>();
    modules.put("org.rondo.core", "core");
    modules.put("org.rondo.foosball", "games-foosball");
    modules.put("org.rondo.parallelfootball", "games-parallel-football");
    modules.put("org.rondo.gridsoccer", "games-grid-soccer");
    modules.put("org.rondo.othello", "games-othello");
    return modules;
  }

  /**
   * Runs Javadoc.
   *
   * @param root the root of the project
   * @param site the folder of the site
   * @param err where Javadoc writes what is wrong
   * @throws IOException if Javadoc finds an error
   */
  static ApiPages write(Path root, Path site, PrintStream err) throws IOException {
    Path dark = Files.writeString(site.resolve("api.css"), ProjectSite.asset("api.css"));
    List<String> arguments =
        new ArrayList<>(List.of("-quiet", "-notimestamp", "-Xdoclint:none", "-encoding", "UTF-8"));
    arguments.addAll(List.of("-d", site.resolve(FOLDER).toString()));
    arguments.addAll(List.of("-windowtitle", "Rondo API", "-doctitle", "Rondo API"));
    arguments.addAll(List.of("-header", "<a href=\"{@docRoot}/../index.html\">Rondo</a>"));
    arguments.addAll(List.of("--add-stylesheet", dark.toString()));
    arguments.addAll(List.of("--module-path", libraries()));
    for (Map.Entry<String, String> module : MODULES.entrySet()) {
      Path sources = root.resolve(module.getValue() + SOURCES);
      arguments.addAll(List.of("--module-source-path", module.getKey() + "=" + sources));
    }
    arguments.addAll(List.of("--module", String.join(",", MODULES.keySet())));
    ToolProvider javadoc =
        ToolProvider.findFirst("javadoc")
            .orElseThrow(() -> new IOException("this Java has no javadoc"));
    if (javadoc.run(err, err, arguments.toArray(String[]::new)) != 0) {
      throw new IOException("javadoc found errors");
    }
    Files.delete(dark);
    return new ApiPages(site);
  }

  /** Returns the libraries of this program, without the modules of the project. */
  private static String libraries() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar"))
        .filter(entry -> !Path.of(entry).getFileName().toString().startsWith("rondo-"))
        .collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * Returns the page of a source file or a package, seen from the root of the site.
   *
   * @param source a file or a folder, seen from the root of the project, with {@code /}
   */
  Optional<String> address(String source) {
    for (Map.Entry<String, String> module : MODULES.entrySet()) {
      String sources = module.getValue() + SOURCES;
      if (source.startsWith(sources)) {
        String inside = source.substring(sources.length());
        String page =
            inside.endsWith("/package-info.java")
                ? inside.replace("package-info.java", "package-summary.html")
                : inside.endsWith(".java")
                    ? inside.replace(".java", ".html")
                    : inside + "/package-summary.html";
        String address = FOLDER + "/" + module.getKey() + "/" + page;
        return Optional.of(address).filter(there -> Files.exists(site.resolve(there)));
      }
    }
    return Optional.empty();
  }

  /** Returns the types, as the search of Javadoc knows them. */
  List<ApiType> types() throws IOException {
    String script = Files.readString(site.resolve(FOLDER).resolve("type-search-index.js"));
    JsonArray found =
        JsonParser.parseString(script.substring(script.indexOf('['), script.lastIndexOf(']') + 1))
            .getAsJsonArray();
    List<ApiType> types = new ArrayList<>();
    for (int i = 0; i < found.size(); i++) {
      JsonObject type = found.get(i).getAsJsonObject();
      if (type.has("p")) {
        String room = type.get("p").getAsString();
        String name = type.get("l").getAsString();
        String page = room.replace('.', '/') + "/" + name + ".html";
        MODULES.keySet().stream()
            .map(module -> FOLDER + "/" + module + "/" + page)
            .filter(address -> Files.exists(site.resolve(address)))
            .forEach(address -> types.add(new ApiType(name, room, address)));
      }
    }
    return types;
  }
}
