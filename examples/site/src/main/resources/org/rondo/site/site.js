// The search of the pages. The index is a script, because a page that is a file may fetch no data;
// it is loaded when the field is used first.
"use strict";
(() => {
  const root = document.documentElement.dataset.root;
  const form = document.querySelector(".search");
  const field = form.querySelector("input");
  const results = form.querySelector(".results");
  const MAX_RESULTS = 30;
  let loading = null;

  const load = () =>
    (loading ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = root + "search-index.js";
      script.onload = () => resolve(window.rondoSearch);
      script.onerror = reject;
      document.head.append(script);
    }));

  const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{Nd}]+/gu) ?? [];

  // The sections that have a word which begins like the given one; a whole word counts more.
  const sectionsWith = (index, begin) => {
    const found = new Map();
    for (const [word, sections] of Object.entries(index.words)) {
      if (word.startsWith(begin)) {
        const worth = word === begin ? 2 : 1;
        for (const section of sections) found.set(section, Math.max(worth, found.get(section) ?? 0));
      }
    }
    return found;
  };

  // Text in all words; the more of the query a title has, the earlier it comes.
  const search = (index, query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const each = words.map((word) => sectionsWith(index, word));
    const hits = [];
    for (const [section, first] of each[0]) {
      if (!each.every((found) => found.has(section))) continue;
      const [page, heading, anchor, excerpt] = index.sections[section];
      const [title, address] = index.pages[page];
      let worth = each.reduce((sum, found) => sum + found.get(section), first);
      const inHeading = wordsOf(heading);
      const inTitle = wordsOf(title);
      for (const word of words) {
        if (inHeading.some((other) => other.startsWith(word))) worth += 8;
        if (inTitle.some((other) => other.startsWith(word))) worth += 4;
      }
      hits.push({ worth, name: heading, about: title, excerpt, address: address + (anchor && "#" + anchor) });
    }
    const whole = query.trim().toLowerCase();
    for (const [name, room, address] of index.types) {
      const small = name.toLowerCase();
      if (small.startsWith(whole)) {
        hits.push({ worth: small === whole ? 40 : 12, name, about: room, excerpt: "", address });
      }
    }
    return hits.sort((one, other) => other.worth - one.worth);
  };

  const line = (tag, text) => {
    const element = document.createElement(tag);
    element.textContent = text;
    return element;
  };

  const show = (hits) => {
    const count = hits.length === 0 ? "Nothing found" : hits.length === 1 ? "1 place" : hits.length + " places";
    const head = line("p", hits.length > MAX_RESULTS ? count + ", the best " + MAX_RESULTS : count);
    head.setAttribute("role", "status");
    results.replaceChildren(
      head,
      ...hits.slice(0, MAX_RESULTS).map((hit) => {
        const link = document.createElement("a");
        link.href = root + hit.address;
        link.append(line("b", hit.name), line("small", hit.excerpt ? hit.about + " · " + hit.excerpt : hit.about));
        return link;
      }));
    results.hidden = false;
  };

  const close = () => { results.hidden = true; };

  const update = async () => {
    const query = field.value;
    if (query.trim() === "") return close();
    try {
      const index = await load();
      if (query === field.value) show(search(index, query));
    } catch {
      results.replaceChildren(line("p", "The index of the search is missing"));
      results.hidden = false;
    }
  };

  const move = (step) => {
    const links = [...results.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement) + step;
    (at < 0 ? field : links[Math.min(at, links.length - 1)] ?? field).focus();
  };

  form.hidden = false;
  field.addEventListener("input", update);
  field.addEventListener("focus", update);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { close(); field.blur(); }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      field.focus();
    }
  });
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });

  // On a phone the menu begins closed.
  if (matchMedia("(max-width: 60rem)").matches) {
    document.querySelector(".menu > details").open = false;
  }
})();
