// Draws a position of the game, whose text is such as "3-4-5 seat 0", as rows of stones.
export function draw(state, element, options) {
  const heaps = state.split(" ")[0].split("-").map(Number);
  const most = Math.max(1, ...heaps, ...(options.previous ?? "").split(" ")[0].split("-").map(Number));
  const width = 60 + 40 * most;
  const height = 50 * heaps.length;
  let body = "";
  heaps.forEach((stones, heap) => {
    const y = 25 + 50 * heap;
    body += '<text x="20" y="' + (y + 7) + '" text-anchor="middle" fill="var(--muted)">' + (heap + 1) + "</text>";
    for (let stone = 0; stone < stones; stone++) {
      body += '<circle cx="' + (60 + 40 * stone) + '" cy="' + y + '" r="16" fill="var(--seat-0)"/>';
    }
  });
  const scale = Math.min(options.size.width / width, options.size.height / height, 1.5);
  element.innerHTML =
    '<svg viewBox="0 0 ' + width + " " + height + '" width="' + width * scale + '" height="' + height * scale +
    '" role="img" aria-label="Heaps: ' + heaps.join(", ") + '" font-size="20">' + body + "</svg>";
}
