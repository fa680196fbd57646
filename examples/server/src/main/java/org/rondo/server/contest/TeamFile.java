package org.rondo.server.contest;

import static com.google.common.base.Strings.lenientFormat;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.rondo.input.DamagedFileException;
import org.rondo.server.contest.TeamRegistry.RegisteredTeam;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Reads the file of teams: {@code <TeamList><Teams><Team Name="..." Secret="..."/>...}. A document
 * type and entities are refused, so that the file cannot name other files.
 */
final class TeamFile {
  /** The maximum size of the file in bytes. */
  private static final int BYTES = 1 << 20;

  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private TeamFile() {}

  /**
   * {@return the teams by name, in the order of the file}
   *
   * @throws IOException if the file cannot be read
   * @throws DamagedFileException if it does not hold teams; the message does not quote the file
   */
  static Map<String, RegisteredTeam> read(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(BYTES + 1);
    if (bytes.length > BYTES) {
      throw new DamagedFileException("teams", "the file has more than " + BYTES + " bytes");
    }
    Element root = root(bytes);
    if (!root.getTagName().equals("TeamList")) {
      throw new DamagedFileException("teams", "the root of the file is not TeamList");
    }
    Map<String, RegisteredTeam> teams = new HashMap<>();
    ImmutableMap.Builder<String, RegisteredTeam> ordered = ImmutableMap.builder();
    children(root, "Teams")
        .flatMap(list -> children(list, "Team"))
        .map(TeamFile::team)
        .forEach(
            team -> {
              if (teams.put(team.name(), team) != null) {
                throw new DamagedFileException("teams", "two teams have the name " + team.name());
              }
              ordered.put(team.name(), team);
            });
    return ordered.buildOrThrow();
  }

  private static Element root(byte[] bytes) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(NO_DOCTYPE, true);
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setXIncludeAware(false);
      factory.setExpandEntityReferences(false);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler());
      return builder.parse(new java.io.ByteArrayInputStream(bytes)).getDocumentElement();
    } catch (SAXParseException e) {
      throw new DamagedFileException(
          "teams", "line " + e.getLineNumber() + " of the file is not the XML that is expected", e);
    } catch (SAXException e) {
      throw new DamagedFileException("teams", "the file is not the XML that is expected", e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java has no XML parser that can refuse entities", e);
    }
  }

  private static Stream<Element> children(Element parent, String tag) {
    NodeList nodes = parent.getChildNodes();
    Stream.Builder<Element> children = Stream.builder();
    for (int i = 0; i < nodes.getLength(); i++) {
      if (nodes.item(i) instanceof Element child && child.getTagName().equals(tag)) {
        children.add(child);
      }
    }
    return children.build();
  }

  private static RegisteredTeam team(Element element) {
    String name = element.getAttribute("Name");
    if (name.isEmpty()) {
      throw new DamagedFileException("teams", "a team has no Name");
    }
    RegisteredTeam team =
        new RegisteredTeam(
            name, element.getAttribute("Secret"), authenticates(element), role(element));
    if (team.role() == TeamRole.POWER) {
      requireSecret(team);
    }
    return team;
  }

  /** Refuses an administrator whose secret can be guessed, or is not asked for. */
  private static void requireSecret(RegisteredTeam team) {
    if (!team.authenticates()) {
      throw new DamagedFileException(
          "teams",
          "team "
              + team.name()
              + " has the role Power, and Authenticate is false, so everybody could administer;"
              + " remove Authenticate");
    }
    int length = team.secret().length();
    if (length < ContestSettings.ADMINISTRATOR_SECRET) {
      throw new DamagedFileException(
          "teams",
          lenientFormat(
              "team %s has the role Power and a secret of %s characters, and it needs %s or more;"
                  + " make one, for instance with: openssl rand -hex 16",
              team.name(), length, ContestSettings.ADMINISTRATOR_SECRET));
    }
  }

  private static boolean authenticates(Element element) {
    return switch (element.getAttribute("Authenticate")) {
      case "", "true", "1" -> true;
      case "false", "0" -> false;
      default ->
          throw new DamagedFileException(
              "teams",
              "Authenticate of team " + element.getAttribute("Name") + " is not true or false");
    };
  }

  private static TeamRole role(Element element) {
    String text = element.getAttribute("Role");
    return text.isEmpty()
        ? TeamRole.NORMAL
        : Stream.of(TeamRole.values())
            .filter(role -> role.text().equals(text))
            .findFirst()
            .orElseThrow(
                () ->
                    new DamagedFileException(
                        "teams",
                        "Role of team "
                            + element.getAttribute("Name")
                            + " is not Normal, Observer or Power"));
  }
}
