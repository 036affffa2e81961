import { FileText, Plus } from '@lucide/icons';
import { contentPageKindLabels, type LegalPageKind, type ListedPage, PAGES_PER_PAGE } from 'contract';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import { ListFrame } from '../../../patterns/ListFrame/ListFrame.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { ContentPagesFilter, ContentPagesHrefs, ContentPagesState } from './content-pages-state.ts';
import { contentPagesCopy as copy } from './ContentPages.copy.ts';
import * as styles from './ContentPages.css.ts';

export interface ContentPagesProps {
  readonly state: ContentPagesState;
  readonly filter: ContentPagesFilter;
  /** Legal pages that nobody has written; unknown until the first answer. */
  readonly missing: readonly LegalPageKind[];
  readonly hrefs: ContentPagesHrefs;
  readonly now: Date;
  readonly onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/inhaltsseiten`: what staff have published, and what is missing. */
export function ContentPages({ state, filter, missing, hrefs, now, onPage, onRetry }: ContentPagesProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const create = hrefs.create !== undefined && (
    <ButtonLink href={hrefs.create} variant="primary" icon={Plus}>
      {copy.create}
    </ButtonLink>
  );
  return (
    <ListFrame
      state={state}
      filter={filter}
      words={copy.list}
      heading={copy.title}
      description={copy.about}
      actions={create}
      tabs={
        missing.length > 0 && (
          <div className={styles.missing}>
            <Banner tone="warning">
              {missing.map((kind) => (
                <p key={kind}>{copy.missing[kind]}</p>
              ))}
            </Banner>
          </div>
        )
      }
      table={{ columns: pageColumns(hrefs, now), rowKey: ({ id }) => id }}
      empty={{ icon: FileText, title: copy.empty.title, children: copy.empty.text, actions: create }}
      noHits={{ icon: FileText, title: copy.empty.title }}
      nameOf={(shown) => listCopy.selection.page(shown.page)}
      perPage={PAGES_PER_PAGE}
      onPage={onPage}
      onRetry={onRetry}
    />
  );
}

export function pageColumns({ page }: ContentPagesHrefs, now: Date): DataTableColumn<ListedPage>[] {
  const { columns } = copy;
  return [
    {
      key: 'title',
      header: columns.title,
      isRowHeader: true,
      cell: ({ id, title, updatedBy }) => (
        <Inline gap={2} align="center">
          <span className={styles.title}>
            <Link href={page(id)} isQuiet>
              {title}
            </Link>
          </span>
          {/* What nobody has changed yet is the text that the portal came with. */}
          {updatedBy === null && <Badge>{copy.sample}</Badge>}
        </Inline>
      ),
    },
    {
      key: 'slug',
      header: columns.slug,
      width: '12em',
      cell: ({ slug }) => <span className={styles.slug}>{copy.address(slug)}</span>,
    },
    {
      key: 'kind',
      header: columns.kind,
      width: '13em',
      from: 'medium',
      cell: ({ kind }) => contentPageKindLabels[kind],
    },
    {
      key: 'updatedAt',
      header: columns.updatedAt,
      width: '15em',
      from: 'small',
      cell: ({ updatedAt }) => formatRelativeDateTime(updatedAt, now),
    },
    {
      key: 'updatedBy',
      header: columns.updatedBy,
      width: '13em',
      from: 'large',
      cell: ({ updatedBy }) => updatedBy?.full_name ?? copy.nobody,
    },
  ];
}
