package org.rondo.server;

import com.google.common.html.HtmlEscapers;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import org.rondo.server.access.ServerCookie;

/** The first page of the server, the page for an address that does not exist, and the icon. */
final class ServerPages {
  private static final int NOT_FOUND = 404;
  private static final String HTML = "text/html";
  private static final String DOCTYPE = "<!DOCTYPE html>";

  private static final String POLICY =
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en" data-rondo="server">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>%s</title>
      <link rel="icon" href="/live/assets/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/live/assets/page.css">
      <link rel="stylesheet" href="/live/assets/results.css">
      <link rel="stylesheet" href="/live/assets/live.css">
      </head>
      <body class="doors">
      <header class="top">
      <h1>%s</h1>
      <p class="muted">%s</p>
      </header>
      <main class="results">
      %s</main>
      </body>
      </html>
      """;

  private final List<Offer> offers;
  private final byte[] icon = icon();

  /**
   * Creates the pages.
   *
   * @param offers what the first page leads to, in its order
   */
  ServerPages(List<Offer> offers) {
    this.offers = List.copyOf(offers);
  }

  /**
   * Something that the server offers.
   *
   * @param title the title, any text
   * @param path the path of its address
   * @param isPage whether the address is a page, and not one that programs call
   * @param about what it is for, one or two sentences
   */
  record Offer(String title, String path, boolean isPage, String about) {}

  /** Adds the pages to a server that has not started. */
  void mount(JavalinConfig config) {
    config.routes.get("/", this::first);
    config.routes.get(
        "/favicon.ico",
        context ->
            context
                .header("Cache-Control", "max-age=86400")
                .contentType("image/x-icon")
                .result(icon));
    config.routes.error(NOT_FOUND, ServerPages::missing);
  }

  private void first(Context context) {
    StringBuilder cards = new StringBuilder();
    offers.forEach(offer -> cards.append(card(offer, context)));
    html(
        context,
        page("Rondo", "Rondo", "This server plays and shows games between programs.", cards));
  }

  private static String card(Offer offer, Context context) {
    String title = escaped(offer.title());
    String path = escaped(offer.path());
    String scheme = ServerCookie.isEncrypted(context) ? "https" : context.scheme();
    String address = escaped(scheme + "://" + context.host() + offer.path());
    String head = offer.isPage() ? "<a href=\"" + path + "\">" + title + "</a>" : title;
    String foot = offer.isPage() ? "" : "<p><code>" + address + "</code></p>\n";
    return "<section class=\"card\">\n<h2>"
        + head
        + "</h2>\n<p>"
        + escaped(offer.about())
        + "</p>\n"
        + foot
        + "</section>\n";
  }

  /** Answers a browser with a page. Programs get the short answer that is there already. */
  private static void missing(Context context) {
    String accepted = context.header("Accept");
    String answer = context.result();
    boolean isBrowser = accepted != null && accepted.contains(HTML);
    boolean isPageAlready = answer != null && answer.startsWith(DOCTYPE);
    if (context.method() == HandlerType.GET && isBrowser && !isPageAlready) {
      String links =
          """
          <section class="card">
          <p>The address may have a mistake, or what was here is gone.</p>
          <p><a href="/">What this server offers</a></p>
          </section>
          """;
      html(context, page("Not found", "Not found", "There is no page at this address.", links));
    }
  }

  private static String page(String title, String heading, String about, CharSequence body) {
    return String.format(Locale.ROOT, PAGE, escaped(title), escaped(heading), escaped(about), body);
  }

  private static void html(Context context, String text) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("Referrer-Policy", "no-referrer")
        .header("Cache-Control", "no-store")
        .contentType("text/html; charset=utf-8")
        .result(text);
  }

  private static String escaped(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  private static byte[] icon() {
    try (InputStream in = ServerPages.class.getResourceAsStream("favicon.ico")) {
      if (in == null) {
        throw new IllegalStateException("resource favicon.ico is not on the class path");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
