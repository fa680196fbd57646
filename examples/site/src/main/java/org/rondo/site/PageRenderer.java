package org.rondo.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/** The HTML of a page, with the addresses of the site and anchors at its headings. */
final class PageRenderer {
  private final SiteLinks links;
  private final MarkdownPage page;
  private final Map<Heading, String> anchors = new HashMap<>();

  PageRenderer(SiteLinks links, MarkdownPage page) {
    this.links = links;
    this.page = page;
    page.headings().forEach(heading -> anchors.put(heading.node(), heading.anchor()));
  }

  String html() {
    String html =
        HtmlRenderer.builder()
            .extensions(List.of(TablesExtension.create()))
            .attributeProviderFactory(context -> this::attributes)
            .nodeRendererFactory(BlockRenderer::new)
            .build()
            .render(page.document());
    // Wide tables scroll by themselves, and not with the page.
    return html.replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }

  private void attributes(Node node, String tag, Map<String, String> attributes) {
    if (node instanceof Heading heading) {
      attributes.put("id", anchors.getOrDefault(heading, ""));
    } else if (node instanceof Link link) {
      attributes.put("href", links.address(page, link.getDestination()));
    } else if (node instanceof Image image) {
      attributes.put("src", links.address(page, image.getDestination()));
      attributes.put("loading", "lazy");
    }
  }

  /** Draws diagrams, and shows other blocks in a frame that scrolls. */
  private record BlockRenderer(HtmlNodeRendererContext context) implements NodeRenderer {
    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
      FencedCodeBlock block = (FencedCodeBlock) node;
      if ("mermaid".equals(block.getInfo())) {
        context.getWriter().raw(DiagramList.html(block.getLiteral()));
        return;
      }
      context.getWriter().line();
      context.getWriter().tag("pre", Map.of("tabindex", "0"));
      context.getWriter().tag("code");
      context.getWriter().text(block.getLiteral());
      context.getWriter().tag("/code");
      context.getWriter().tag("/pre");
      context.getWriter().line();
    }
  }
}
