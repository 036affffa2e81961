import type { DataTableColumn } from 'design-system/components/DataTable';
import { WindowedTable } from 'design-system/components/WindowedTable';
import 'design-system/styles';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Article, articles, articlesAt, heads, keys } from './articles.ts';
import { offer } from './probe.ts';

const sortable = new Set<keyof Article>(['id', 'name', 'checkedOn', 'price']);
// Ours, as an app uses it.
const columns: DataTableColumn<Article>[] = keys.map((key) => ({
  key,
  header: heads[key],
  card: 'body',
  isRowHeader: key === 'name',
  allowsSorting: sortable.has(key),
  cell: (article) => article[key],
}));
const rowKey = (article: Article) => article.id;
const ignore = () => undefined;

let showArticlesAt: (place: string) => void = () => undefined;

function Page() {
  const [rows, setRows] = useState(articles);
  useEffect(() => {
    showArticlesAt = (place) => setRows(articlesAt(place));
  }, []);
  return (
    <WindowedTable
      label="Artikel"
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      onSortChange={ignore}
      maxHeight="37.5rem"
    />
  );
}

const container = document.createElement('main');
document.body.append(container);
void offer({
  mount: () => createRoot(container).render(<Page />),
  filter: (place) => showArticlesAt(place),
});
