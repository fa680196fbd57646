package org.rondo.site;

import com.google.common.html.HtmlEscapers;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What stands around each page: the search, the menu and the headings of the page. */
final class PageFrame {
  /** Pages with so few headings need no list of them. */
  private static final int MIN_HEADINGS = 3;

  private final Contents contents;
  private final Map<String, MarkdownPage> pages;
  private final String repository;

  PageFrame(Contents contents, List<MarkdownPage> pages, String repository) {
    this.contents = contents;
    this.pages =
        pages.stream().collect(Collectors.toMap(MarkdownPage::source, Function.identity()));
    this.repository = repository;
  }

  /** Returns the whole page. */
  String html(MarkdownPage page, String body) {
    String root = page.toRoot();
    String title = page.title();
    return """
    <!doctype html>
    <html lang="en" data-root="%1$s">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>%2$s</title>
    <link rel="stylesheet" href="%1$ssite.css">
    <script defer src="%1$ssite.js"></script>
    </head>
    <body>
    <a class="skip" href="#content">To the text</a>
    <header>
    <a class="home" href="%1$sindex.html">Rondo</a>
    <form class="search" role="search" hidden>
    <input type="search" placeholder="Search pages and types ( / )" aria-label="Search" autocomplete="off">
    <div class="results" hidden></div>
    </form>
    <nav class="links"><a href="%1$sapi/index.html">API</a><a href="%3$s">Source</a></nav>
    </header>
    <div class="columns">
    <nav class="menu" aria-label="Pages"><details open><summary>Pages</summary>
    %4$s</details></nav>
    <main id="content">
    %5$s</main>
    %6$s</div>
    </body>
    </html>
    """
        .formatted(
            root,
            escaped(title.equals("Rondo") ? title : title + " · Rondo"),
            escaped(repository),
            menu(page),
            body,
            headings(page));
  }

  private String menu(MarkdownPage page) {
    StringBuilder menu = new StringBuilder();
    contents
        .groups()
        .forEach(
            (group, entries) -> {
              boolean isHere =
                  entries.stream().anyMatch(entry -> entry.source().equals(page.source()));
              menu.append(isHere ? "<details open>" : "<details>");
              menu.append("<summary>").append(escaped(group)).append("</summary>\n<ul>\n");
              for (Contents.Entry entry : entries) {
                MarkdownPage other = pages.get(entry.source());
                if (other != null) {
                  String mark = other.equals(page) ? " aria-current=\"page\"" : "";
                  menu.append("<li><a href=\"").append(page.toRoot()).append(other.address());
                  menu.append("\"").append(mark).append(">");
                  menu.append(escaped(entry.title())).append("</a></li>\n");
                }
              }
              menu.append("</ul></details>\n");
            });
    return menu.toString();
  }

  private static String headings(MarkdownPage page) {
    List<MarkdownPage.PageHeading> second =
        page.headings().stream().filter(heading -> heading.node().getLevel() == 2).toList();
    if (second.size() < MIN_HEADINGS) {
      return "";
    }
    StringBuilder html =
        new StringBuilder(
            "<nav class=\"here\" aria-label=\"This page\"><p>On this page</p>\n<ul>\n");
    for (MarkdownPage.PageHeading heading : second) {
      html.append("<li><a href=\"#").append(heading.anchor()).append("\">");
      html.append(escaped(heading.text())).append("</a></li>\n");
    }
    return html.append("</ul></nav>\n").toString();
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }
}
