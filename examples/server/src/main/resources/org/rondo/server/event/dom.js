/** Makes an element. Attributes whose value is false or null are left out; texts are never markup. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key === 'checked' || key === 'value' || key === 'disabled') element[key] = value;
    else if (value !== false && value !== null) element.setAttribute(key, value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A name of a team or a program, shortened on the page and whole in its title. */
export const name = (text) => el('span', { class: 'name', title: text }, text);

export const button = (key, text, onclick, style = 'small') =>
  el('button', { type: 'button', class: style, 'data-key': key, onclick }, text);

/** Replaces the content of an element, and keeps the focus where it was. */
export function show(element, ...children) {
  const key = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  element.replaceChildren(...children.flat().filter(Boolean));
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

export function table(heads, rows) {
  return el('div', { class: 'scroll' },
    el('table', {},
      el('thead', {}, el('tr', {}, heads.map((head) => el('th', { scope: 'col' }, head)))),
      el('tbody', {}, rows.map((cells) => el('tr', {}, cells.map((cell) => el('td', { class: typeof cell === 'string' && 'fixed' }, cell)))))));
}

/** Asks once, and says what will happen. */
export function ask(sentence, yes) {
  const dialog = document.getElementById('question');
  document.getElementById('question-text').textContent = sentence;
  document.getElementById('yes').textContent = yes;
  dialog.returnValue = 'no';
  dialog.showModal();
  document.getElementById('no').focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
