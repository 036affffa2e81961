import { type Article, articles, articlesAt, heads, keys } from './articles.ts';
import { offer } from './probe.ts';
import './plain.css';

const ROW_HEIGHT = 44;
const OVERSCAN = 8;

let showArticlesAt: (place: string) => void = () => undefined;

// The least that ten thousand rows can cost: a few rows of the document take on one article after another, and
// those that leave at one end come back at the other.
function mount(): void {
  let shown = articles;
  const box = element('div');
  box.className = 'box';
  const table = element('table');
  const head = element('tr');
  head.append(...keys.map((key) => element('th', heads[key])));
  const [above, below] = [element('tr'), element('tr')];
  const body = element('tbody');
  body.append(above, below);
  const thead = element('thead');
  thead.append(head);
  table.append(thead, body);
  box.append(table);
  document.body.append(box);

  const pool: HTMLTableRowElement[] = [];
  let first = 0;

  function show(everything: boolean): void {
    const wanted = Math.min(shown.length, Math.ceil(box.clientHeight / ROW_HEIGHT) + 2 * OVERSCAN);
    while (pool.length < wanted) {
      const row = element('tr');
      row.append(...keys.map(() => element('td', ' ')));
      pool.push(row);
      below.before(row);
      fill(row, shown[first + pool.length - 1]);
    }
    while (pool.length > wanted) pool.pop()?.remove();
    const start = Math.max(
      0,
      Math.min(shown.length - wanted, Math.floor(box.scrollTop / ROW_HEIGHT) - OVERSCAN),
    );
    const moved = start - first;
    first = start;
    if (everything || Math.abs(moved) >= pool.length)
      for (const [place, row] of pool.entries()) fill(row, shown[start + place]);
    else if (moved > 0)
      for (let step = 0; step < moved; step += 1) {
        const row = pool.shift();
        if (!row) break;
        fill(row, shown[start + pool.length + 1 - moved + step]);
        below.before(row);
        pool.push(row);
      }
    else
      for (let step = -1; step >= moved; step -= 1) {
        const row = pool.pop();
        if (!row) break;
        fill(row, shown[start - moved + step]);
        above.after(row);
        pool.unshift(row);
      }
    above.style.height = `${start * ROW_HEIGHT}px`;
    below.style.height = `${(shown.length - start - pool.length) * ROW_HEIGHT}px`;
  }

  show(true);
  box.addEventListener('scroll', () => show(false), { passive: true });
  showArticlesAt = (place) => {
    shown = articlesAt(place);
    show(true);
  };
}

function fill(row: HTMLTableRowElement, article: Article | undefined): void {
  if (!article) return;
  for (const [place, key] of keys.entries()) {
    const text = row.cells[place]?.firstChild;
    if (text) text.nodeValue = article[key];
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}

void offer({ mount, filter: (place) => showArticlesAt(place) });
