import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { articles, articlesAt, heads, keys } from './articles.ts';
import { offer } from './probe.ts';
import './plain.css';

let showArticlesAt: (place: string) => void = () => undefined;

// What the library's own examples do: plain rows between two that keep the room of the others.
function Page() {
  const [rows, setRows] = useState(articles);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showArticlesAt = (place) => setRows(articlesAt(place));
  }, []);
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 44,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={box} className="box">
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key}>{heads[key]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr style={{ height: above }} />
          {items.map(({ index }) => {
            const article = rows[index];
            return (
              article && (
                <tr key={article.id}>
                  {keys.map((key) => (
                    <td key={key}>{article[key]}</td>
                  ))}
                </tr>
              )
            );
          })}
          <tr style={{ height: below }} />
        </tbody>
      </table>
    </div>
  );
}

const container = document.createElement('main');
document.body.append(container);
void offer({
  mount: () => createRoot(container).render(<Page />),
  filter: (place) => showArticlesAt(place),
});
