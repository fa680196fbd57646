package org.rondo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The drawing of the rooms shows what the rules of the architecture hold. */
class ArchitecturePageTest {

  private static final Pattern DIAGRAM = Pattern.compile("(?s)```mermaid\\s+flowchart.*?```");

  private static final Pattern ARROW = Pattern.compile("(?m)^\\s*(\\w+)(?:\\[.*?\\])? *--> *(.+)$");

  /** A linked file and the method of it that the page names. */
  private static final Pattern METHOD = Pattern.compile("\\]\\(([^)]+\\.java)\\), method `(\\w+)`");

  /** An arrow from one room to one below it. */
  private record Arrow(String from, String to) {}

  private static Set<Arrow> arrows() throws IOException {
    Matcher diagram = DIAGRAM.matcher(Files.readString(Path.of("docs", "architecture.md")));
    assertThat(diagram.find()).as("a flowchart in docs/architecture.md").isTrue();
    Set<Arrow> arrows = new HashSet<>();
    Matcher arrow = ARROW.matcher(diagram.group());
    while (arrow.find()) {
      for (String to : arrow.group(2).split("&")) {
        arrows.add(new Arrow(arrow.group(1), to.strip().replaceAll("\\[.*", "")));
      }
    }
    return arrows;
  }

  @Test
  void everyMethodThatThePageNamesIsInTheLinkedFile() throws IOException {
    int methods = 0;
    for (String row : Files.readAllLines(Path.of("docs", "architecture.md"))) {
      Matcher method = METHOD.matcher(row);
      while (method.find()) {
        methods++;
        assertThat(Path.of("docs").resolve(method.group(1)))
            .content()
            .as(method.group())
            .contains(method.group(2) + "(");
      }
    }
    assertThat(methods).isGreaterThan(5);
  }

  @Test
  void everyRoomIsDrawnAndNoOther() throws IOException {
    Set<String> drawn = new HashSet<>();
    for (Arrow arrow : arrows()) {
      drawn.add(arrow.from());
      drawn.add(arrow.to());
    }
    assertThat(drawn).containsExactlyInAnyOrderElementsOf(ArchitectureTest.ROOMS);
  }

  @Test
  void everyArrowPointsDown() throws IOException {
    List<String> rooms = ArchitectureTest.ROOMS;
    assertThat(arrows())
        .allSatisfy(
            arrow ->
                assertThat(rooms.indexOf(arrow.from()))
                    .as("%s", arrow)
                    .isLessThan(rooms.indexOf(arrow.to())));
  }

  @Test
  void whatOneRoomUsesOfAnotherIsOnAWayOfArrows() throws IOException {
    Set<Arrow> arrows = arrows();
    assertThat(ArchitectureTest.uses())
        .isNotEmpty()
        .allSatisfy(
            (from, used) ->
                assertThat(below(from, arrows)).as("rooms below %s", from).containsAll(used));
  }

  private static Set<String> below(String room, Set<Arrow> arrows) {
    Set<String> found = new HashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(room));
    while (!waiting.isEmpty()) {
      String from = waiting.pop();
      arrows.stream()
          .filter(arrow -> arrow.from().equals(from) && found.add(arrow.to()))
          .forEach(arrow -> waiting.push(arrow.to()));
    }
    return found;
  }
}
