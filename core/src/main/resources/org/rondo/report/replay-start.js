
// ---- The start of the page

document.body.toggleAttribute("data-embed", new URLSearchParams(location.search).has("embed"));
byId("speed").value = "500";
byId("chooser").hidden = matches.length === 1;
byId("match").append(
  ...matches.map((heading, place) => {
    const result = heading.seats.map((seat) => `${short(seat.name, 24)} ${number(seat.score)}`).join(" – ");
    const option = make("option", "", `${heading.id || `${place + 1}.`} ${heading.family}: ${result}`);
    option.value = String(place);
    return option;
  }),
);
await follow();
// For tests: the page is drawn, so many milliseconds after the browser began to open it.
document.documentElement.dataset.ready = Math.round(performance.now());
