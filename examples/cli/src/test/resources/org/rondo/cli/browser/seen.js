// Reads drawings: from the places, shapes and words of what is drawn, never from the page's data.
window.seen = (() => {
  const all = (selector) => [...document.querySelectorAll("#board " + selector)];
  const svg = () => document.querySelector("#board svg");

  // The middle of an element in the units of the drawing.
  const at = (element) => {
    const box = element.getBoundingClientRect();
    const frame = svg().getBoundingClientRect();
    const scale = svg().viewBox.baseVal.width / frame.width;
    return [(box.left + box.width / 2 - frame.left) * scale, (box.top + box.height / 2 - frame.top) * scale];
  };
  const label = () => document.querySelector("#board [role=img]").getAttribute("aria-label");
  const caption = () => document.querySelector("#board .caption").textContent;
  const scores = () => [...document.querySelectorAll(".seat .score")].map((score) => score.textContent);

  const othello = () => {
    const board = Array(64).fill("-");
    for (const disc of all(".disc")) {
      const [x, y] = at(disc);
      const square = 8 * Math.floor((y - 26) / 54) + Math.floor((x - 26) / 54);
      const [red] = getComputedStyle(disc).fill.match(/\d+/g).map(Number);
      board[square] = red < 100 ? "X" : "O";
    }
    const squares = (selector) => all(selector).map((mark) => mark.dataset.square).sort().join(",");
    const side = /dark to move/i.test(caption()) ? "X" : /light to move/i.test(caption()) ? "O" : "-";
    return [board.join("") + " " + side, "last " + squares(".last"), "turned " + squares(".turned"), "legal " + squares(".legal"), scores().join("-")].join("; ");
  };

  const ticTacToe = () => {
    const board = Array(9).fill(".");
    for (const mark of all(".mark")) {
      const [x, y] = at(mark);
      board[3 * Math.floor((y - 10) / 100) + Math.floor((x - 10) / 100)] = mark.tagName === "circle" ? "o" : "x";
    }
    return board.join("") + (all(".line").length ? " line" : "");
  };

  const rockPaperScissors = () => {
    const standing = document.querySelector("#board .standing").textContent.replace(" – ", "-");
    const hands = all(".hand").map((hand) => hand.textContent.trim());
    return `${standing}, ${caption().match(/\d+ to come/)[0]}; ${hands.join(" ")}`;
  };

  const kuhnPoker = () => {
    const cards = all(".card").map((card) => card.textContent).join("");
    const chips = all(".chips").map((chips) => parseInt(chips.textContent)).join(" ");
    const won = all(".card[data-won=true]").map((card) => card.dataset.seat).join();
    return `${cards}; ${chips}; won by ${won}`;
  };

  const leducPoker = () => {
    const [first, open, second] = all(".card").map((card) => card.textContent);
    const [paid, note, other] = all(".note").map((note) => note.textContent);
    const won = all(".card.own").findIndex((card) => card.dataset.won === "true");
    return `${first}${second}${open}; ${parseInt(paid)} ${parseInt(other)}; ${note}; won by ${won}`;
  };

  const liarsDice = () => {
    const dice = [0, 1].map((seat) => all(`.die[data-seat="${seat}"]`).map((die) => die.querySelectorAll("circle").length || die.textContent).join(""));
    const bids = all(".bid").map((bid) => bid.textContent).join(" ");
    const winner = caption().match(/(first|second) wins/)?.[1] ?? "nobody yet";
    return `${dice.join(" ")}; ${bids}; ${winner}`;
  };

  const goofspiel = () => {
    const texts = (selector) => all(selector).map((text) => text.textContent);
    const later = caption().match(/later prizes: (.*)/)[1].replace("none", "");
    const [first, second] = ["first", "second"].map((side) => texts(`.card.${side}`).join());
    return `${texts(".prize").join()} ${later}; ${first} ${second}; ${texts(".points")}; ${texts(".bid").join(" ")}`;
  };

  const pig = () => {
    const bars = all(".bar").map((bar) => `${bar.dataset.points}+${bar.dataset.collected}`).join(" ");
    const die = document.querySelector("#board .die");
    const pips = die?.querySelectorAll("circle").length;
    return die ? `${bars} rolled ${pips || die.textContent}` : bars;
  };

  const foosball = () => {
    const row = (x) => Math.round((x - 510) / 99);
    const middle = at(document.querySelector("#board .ball"))[1];
    const height = svg().viewBox.baseVal.height;
    const players = all(".player").map((player) => {
      const [x, y] = at(player);
      const seat = y < middle ? "HOME" : "AWAY";
      const place = y < 45 || y > height - 45 ? "bench" : `row ${row(x)}`;
      const title = player.querySelector("title").textContent;
      const number = player.querySelector("text").textContent;
      return title.startsWith(`${seat} ${number}, ${place}:`) ? title : `${title} is drawn as ${seat} ${number}, ${place}`;
    });
    const strengths = all(".strength").map((text) => text.textContent);
    const balls = [...all(".ball-before"), ...all(".ball")].map((ball) => row(at(ball)[0]));
    return [...players.sort(), ...strengths, ...balls, ...scores()].join("\n");
  };

  const gridSoccer = () => {
    if (!all(".player").length) {
      return "formations";
    }
    const cell = (element) => {
      const [x, y] = at(element);
      return `${Math.floor((y - 8) / 60)},${Math.floor(x / 60) - 1}`;
    };
    const byName = (letters) => [...letters].map((letter) => cell(all(".player").find((player) => player.textContent === letter)));
    const homes = all(".home").map(cell);
    const ball = document.querySelector("#board .ball");
    const flight = document.querySelector("#board .flight");
    let carrier = caption().match(/([abcxyz]) has the ball/)?.[1];
    let where = cell(ball);
    if (carrier) {
      const named = byName(carrier)[0];
      where = named === where ? (("abc".includes(carrier) ? "left" : "right") + "abcxyz".indexOf(carrier) % 3) : `${carrier} is not at the ball`;
    } else {
      const [, fromX, fromY, toX, toY] = flight ? flight.getAttribute("d").match(/M(\S+) (\S+)L(\S+) (\S+)/).map(Number) : [0, 0, 0, 0, 0];
      const power = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) / 120;
      const ways = { "-1,-1": 1, "-1,0": 2, "-1,1": 3, "0,1": 4, "1,1": 5, "1,0": 6, "1,-1": 7, "0,-1": 8, "0,0": 0 };
      where += `,${ways[[Math.sign(toY - fromY), Math.sign(toX - fromX)]]},${power}`;
    }
    const step = label().match(/Step (\d+)/)[1];
    const odds = all(".duel text").map((text) => text.textContent).join("");
    return [step, scores().join("-"), ...byName("abc"), ...byName("xyz"), where, ...homes].join(" ") + ` duel ${odds}`;
  };

  const arimaa = () => {
    const square = (element) => {
      const [x, y] = at(element);
      return "abcdefgh"[Math.floor((x - 24) / 60)] + (8 - Math.floor((y - 4) / 60));
    };
    const letters = { rabbit: "r", cat: "c", dog: "d", horse: "h", camel: "m", elephant: "e" };
    const pieces = all(".piece").map((piece) => {
      const base = piece.querySelector(".base");
      const [, side, kind, named] = piece.querySelector("title").textContent.match(/^(gold|silver) (\w+) (\w\d)/);
      const isGold = base.tagName === "circle" && getComputedStyle(base).fill.match(/\d+/g)[0] > 200;
      const where = square(base);
      return isGold === (side === "gold") && where === named ? (isGold ? letters[kind].toUpperCase() : letters[kind]) + where : `${side} ${kind} ${named} is drawn at ${where}`;
    });
    const texts = (selector, of) => all(selector).map(of).sort().join();
    const fallen = texts(".fallen", (piece) => piece.dataset.piece + square(piece));
    const steps = all(".step").map((step) => step.dataset.step).join();
    return [pieces.sort().join(), `frozen ${texts(".frozen", square)}`, `goals ${texts(".threat > circle", square)}`, `steps ${steps}`, `fallen ${fallen}`, caption()].join("; ");
  };

  const parallelFootball = () => {
    const canvas = document.querySelector("#board canvas.balls");
    const size = canvas.width / 32;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.width);
    const colour = (x, y) => {
      const at = 4 * (Math.floor(y) * canvas.width + Math.floor(x));
      return `${data[at]},${data[at + 1]},${data[at + 2]}`;
    };
    const painted = (name) => {
      const probe = document.createElement("canvas").getContext("2d");
      probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data.slice(0, 3)].join();
    };
    const ink = painted("--ink");
    const seats = [0, 1, 2, 3].map((seat) => painted(`--seat-${seat}`));
    const corners = [[0.08, 0.08], [0.92, 0.08], [0.92, 0.92], [0.08, 0.92]];
    const homes = [0, 31, 1023, 992];
    const cells = [];
    for (let cell = 0; cell < 1024; cell++) {
      const [x, y] = [(cell % 32) * size, Math.floor(cell / 32) * size];
      const isInk = (radius) => colour(x + (0.5 - radius) * size, y + 0.5 * size) === ink;
      const balls = homes.includes(cell) ? 0 : isInk(0.27) ? 3 : isInk(0.15) ? 2 : isInk(0.06) ? 1 : 0;
      const teams = homes.includes(cell) ? "" : corners.map(([right, down], seat) => (colour(x + right * size, y + down * size) === seats[seat] ? "ABCD"[seat] : "")).join("");
      cells.push(balls + teams);
    }
    const box = document.querySelector("#board .field");
    return [cells.join(" "), label().match(/; (\d+) balls/)[1], scores().join(","), label().match(/after (\d+) turn/)[1], box.dataset.kicks, box.dataset.contested].join("; ");
  };

  return { othello, "tic-tac-toe": ticTacToe, "rock-paper-scissors": rockPaperScissors, "kuhn-poker": kuhnPoker, "leduc-poker": leducPoker, "liars-dice": liarsDice, goofspiel, pig, foosball, "grid-soccer": gridSoccer, arimaa, "parallel-football": parallelFootball };
})();
