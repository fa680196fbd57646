package org.rondo.server.live;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.List;
import java.util.Locale;

/** The frame of a live page: its head, its scripts by links, and the data as of now. */
final class LivePage {
  /** Writes {@code <} as an escape sequence, so that data cannot end its element. */
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  private static final String HEAD =
      """
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>%s</title>
      <link rel="icon" href="/live/assets/icon.svg" type="image/svg+xml">
      %s</head>
      """;

  private static final String BODY =
      """
      <body>
      <div class="live-top"><nav aria-label="Pages">%s</nav><span id="live-state" class="live-state" role="status">connecting</span></div>
      <header class="top">
      <h1 id="title"></h1>
      <p id="about" class="muted"></p>
      </header>
      <section id="now" aria-labelledby="now-title" hidden><h2 id="now-title">On the boards now</h2><div id="boards" class="live-boards"></div></section>
      <main id="main" class="results"></main>
      <footer id="foot" class="muted"></footer>
      <noscript><p>This page draws the results by JavaScript, which is switched off in this browser.</p></noscript>
      <script type="application/json" class="data">%s</script>
      %s</body>
      </html>
      """;

  private static final String SHEETS = styles("chart", "page", "results", "live");

  private LivePage() {}

  /** A link of the page's head line. */
  record PageLink(String text, String address) {}

  /**
   * {@return a page that is updated}
   *
   * @param title the title, any text
   * @param script the name of the script that draws the data
   * @param events the address of the events
   * @param isScreen whether the page is for a big screen
   * @param millis the time of the server, with which the page makes its clocks run
   */
  static String html(
      String title,
      String script,
      String events,
      boolean isScreen,
      List<PageLink> links,
      LiveFeed.Version version,
      long millis) {
    String attributes =
        " data-rondo=\"live\" data-events=\""
            + events
            + "\" data-version=\""
            + version.name()
            + "\" data-now=\""
            + millis
            + "\""
            + (isScreen ? " data-screen=\"big\"" : "");
    return "<!DOCTYPE html>\n<html lang=\"en\""
        + attributes
        + ">\n"
        + head(escaped(title), SHEETS + (isScreen ? styles("screen") : ""))
        + String.format(
            Locale.ROOT,
            BODY,
            links(links),
            GSON.toJson(version.data()),
            scripts("chart.js", script));
  }

  /**
   * {@return the page of a match that has ended}
   *
   * @param body the body of its page
   * @param drawing the address of the module that draws it; empty if there is none. The browser
   *     loads it at once, so that the page counts as loaded only when its board can be drawn
   */
  static String replay(String title, List<PageLink> links, String body, String drawing) {
    String early =
        drawing.isEmpty() ? "" : "<link rel=\"modulepreload\" href=\"" + escaped(drawing) + "\">\n";
    return "<!DOCTYPE html>\n<html lang=\"en\" data-rondo=\"live\">\n"
        + head(escaped(title), early + styles("chart", "page", "live"))
        + "<body>\n<div class=\"live-top\"><nav aria-label=\"Pages\">"
        + links(links)
        + "</nav></div>\n"
        + body
        + scripts("chart.js", "replay.js")
        + "</body>\n</html>\n";
  }

  /** {@return a page with one sentence, which the browser asks for again after some seconds} */
  static String waiting(String title, String sentence) {
    return message(title, sentence, "<meta http-equiv=\"refresh\" content=\"5\">\n");
  }

  /** {@return a page with one sentence} */
  static String message(String title, String sentence) {
    return message(title, sentence, "");
  }

  private static String message(String title, String sentence, String extra) {
    return "<!DOCTYPE html>\n<html lang=\"en\" data-rondo=\"live\">\n"
        + head(escaped(title), extra + styles("page", "live"))
        + "<body>\n<header class=\"top\"><h1>"
        + escaped(title)
        + "</h1></header>\n<p>"
        + escaped(sentence)
        + "</p>\n<p><a href=\"/live\">All competitions</a></p>\n</body>\n</html>\n";
  }

  private static String head(String title, String styles) {
    return String.format(Locale.ROOT, HEAD, title, styles);
  }

  private static String styles(String... names) {
    StringBuilder html = new StringBuilder();
    for (String name : names) {
      html.append("<link rel=\"stylesheet\" href=\"/live/assets/").append(name).append(".css\">\n");
    }
    return html.toString();
  }

  private static String scripts(String chart, String module) {
    return "<script src=\"/live/assets/"
        + chart
        + "\"></script>\n<script type=\"module\" src=\"/live/assets/"
        + module
        + "\"></script>\n";
  }

  private static String links(List<PageLink> links) {
    StringBuilder html = new StringBuilder();
    for (PageLink link : links) {
      html.append("<a href=\"").append(escaped(link.address())).append("\">");
      html.append(escaped(link.text())).append("</a>");
    }
    return html.toString();
  }

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
