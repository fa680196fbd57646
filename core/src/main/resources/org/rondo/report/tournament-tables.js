// ---- Tables that a person sorts by their heads and searches

const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

// Numbers of a column in one way of writing: with halves and quarters where all have them, else with equal decimals.
function writing(values) {
  if (values.every((value) => (value * 4) % 1 === 0)) {
    return points;
  }
  const decimals = Math.max(...values.map((value) => (rounded(value).split(".")[1] ?? "").length));
  return (value) => value.toFixed(decimals).replace("-", "−");
}

// columns: { id, head, isNumber, isHead, about, cell(row), value(row), first }: the head's text, whether the cells are
// numbers or the heads of their rows, what the head stands for if that is more than its text, what is in the cell, and
// by what a click on the head sorts; "first" is −1 if the largest value comes first.
function sortedTable(name, columns, rows, className = "") {
  const chosen = (kept[name] ??= { id: "", sign: 1 });
  const body = make("tbody");
  const lines = rows.map((row) => ({ row, line: make("tr", "", ...columns.map((column) => cellIn(column, row))) }));
  const heads = columns.map((column) => headOf(column, () => choose(column)));
  const choose = (column) => {
    const first = column.first ?? 1;
    chosen.sign = chosen.id === column.id ? -chosen.sign : first;
    chosen.id = column.id;
    sort();
  };
  const sort = () => {
    const column = columns.find((one) => one.id === chosen.id);
    const sorted = column ? [...lines].sort((a, b) => chosen.sign * compared(column.value(a.row), column.value(b.row))) : lines;
    body.replaceChildren(...sorted.map((one) => one.line));
    columns.forEach((one, at) => {
      if (one === column) {
        heads[at].setAttribute("aria-sort", chosen.sign > 0 ? "ascending" : "descending");
      } else {
        heads[at].removeAttribute("aria-sort");
      }
    });
  };
  sort();
  return make("table", className, make("thead", "", make("tr", "", ...heads)), body);
}

// Rows without a value come last when the smallest comes first.
function compared(a, b) {
  if (a === undefined || b === undefined) {
    return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  }
  return typeof a === "string" ? a.localeCompare(b, "en", { numeric: true }) : a - b;
}

function headOf(column, onClick) {
  const head = make("th", column.isNumber ? "num" : "");
  head.scope = "col";
  head.dataset.column = column.id;
  if (column.value) {
    const button = make("button", "sort", column.head);
    button.type = "button";
    button.addEventListener("click", onClick);
    head.append(button);
  } else {
    head.append(column.head);
  }
  if (column.about) {
    head.title = column.about;
    head.setAttribute("aria-label", column.about);
  }
  return head;
}

function cellIn(column, row) {
  const content = column.cell(row);
  const cell = make(column.isHead ? "th" : "td", column.isNumber ? "num" : "", content ?? "");
  if (column.isHead) {
    cell.scope = "row";
  }
  cell.dataset.column = column.id;
  return cell;
}

// A field to search in; the text is kept when a live page draws its results anew.
function searchField(name, label, onText) {
  const field = make("input", "search");
  field.type = "search";
  field.placeholder = label;
  field.setAttribute("aria-label", label);
  field.value = kept[name] ?? "";
  field.setSelectionRange(field.value.length, field.value.length);
  field.addEventListener("input", () => {
    kept[name] = field.value;
    onText();
  });
  return field;
}

const isFound = (text, wanted) => text.toLowerCase().includes((wanted ?? "").trim().toLowerCase());
