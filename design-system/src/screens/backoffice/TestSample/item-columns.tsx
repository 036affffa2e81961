import { ExternalLink, Play, Trash2 } from '@lucide/icons';
import { type ListedTestItem, testOperationLabels, type TestStatus } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SignText } from '../../../components/SignText/SignText.tsx';
import { StatusDrawing, StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatKilograms } from '../../../format/index.ts';
import { ActionMenu } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import { cronRunsCopy } from '../cron-runs/cron-runs.copy.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import { nameOfProduct, type TestProduct } from '../test-center/test-product.ts';
import { TestCarrier } from '../test-center/TestCarrier.tsx';
import { testMarks, TestMark } from '../test-center/TestMark.tsx';
import type { TestRow, TestSampleHrefs } from './test-sample-state.ts';
import { testSampleCopy as copy } from './TestSample.copy.ts';
import * as styles from './TestSample.css.ts';

export interface ItemActions {
  readonly hrefs: TestSampleHrefs;
  readonly products: readonly TestProduct[];
  /** One is under way, so that no other can be begun. */
  readonly isRunning: boolean;
  readonly onExecute: (itemId: string) => void;
  /** Missing for whoever may only execute. */
  readonly onDeleteItem?: ((item: ListedTestItem) => void) | undefined;
}

/** The cases of a series: what each asks of whom, how it stands, and how it stood before. */
export function itemColumns({
  hrefs,
  products,
  isRunning,
  onExecute,
  onDeleteItem,
}: ItemActions): DataTableColumn<TestRow>[] {
  const { columns } = copy;
  return [
    // As in the gutter of an editor: on a card it stands before the name, so it does in the row.
    {
      key: 'execute',
      header: columns.execute,
      head: <VisuallyHidden>{columns.execute}</VisuallyHidden>,
      width: '4em',
      card: 'edge',
      cell: ({ item: { id, position, isExecutable } }) =>
        isExecutable && (
          <IconButton
            icon={Play}
            size="sm"
            label={copy.executeItem(position)}
            isDisabled={isRunning}
            keepsFocus
            onPress={() => onExecute(id)}
          />
        ),
    },
    {
      key: 'position',
      header: columns.position,
      width: '4em',
      align: 'end',
      card: 'hidden',
      cell: ({ item: { position } }) => position,
    },
    {
      key: 'name',
      header: columns.name,
      lines: 2,
      isRowHeader: true,
      card: 'title',
      cell: ({ item }) => (
        <>
          <Link href={hrefs.item(item.id)} isQuiet>
            {item.name}
          </Link>
          <span className={styles.small}>
            <SignText text={routeOf(item)} arrowLabel={copy.to} />
          </span>
        </>
      ),
    },
    {
      key: 'carrier',
      header: columns.carrier,
      width: '8em',
      cell: ({ item: { carrier } }) => <TestCarrier carrier={carrier} />,
    },
    {
      key: 'product',
      header: columns.product,
      width: '16em',
      lines: 2,
      from: 'large',
      cell: ({ item }) => (
        // One of a card's line, so that both stand below each other there as well.
        <span>
          <span className={styles.name}>{nameOfProduct(item, products)}</span>
          <span className={styles.small}>{testOperationLabels[item.operation]}</span>
        </span>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      width: '14em',
      lines: 2,
      cell: ({ item, result, isOvertaken }) => {
        if (!item.isExecutable) return testCenterCopy.inProduction;
        if (isOvertaken) return <StatusMark glyph="ring">{testCenterCopy.expectedAnew}</StatusMark>;
        return result ? <TestMark status={result.status} detail={result.message} /> : copy.facts.never;
      },
    },
    {
      key: 'past',
      header: columns.past,
      width: '8.5em',
      from: 'large',
      cell: ({ item: { past } }) => past.length > 0 && <Past past={past} />,
    },
    {
      key: 'duration',
      header: columns.duration,
      width: '6.5em',
      align: 'end',
      from: 'small',
      cell: ({ result }) => (result?.duration == null ? undefined : cronRunsCopy.duration(result.duration)),
    },
    rowMenuColumn<TestRow>({
      header: columns.actions,
      label: ({ item: { position } }) => copy.actionsOf(position),
      menu: ({ item }, label) => (
        <ActionMenu
          label={label}
          actions={[
            { key: 'open', label: copy.openItem, icon: ExternalLink, href: hrefs.item(item.id) },
            ...(onDeleteItem
              ? [
                  {
                    key: 'remove',
                    label: copy.removeItem,
                    icon: Trash2,
                    tone: 'danger' as const,
                    onAction: () => onDeleteItem(item),
                  },
                ]
              : []),
          ]}
        />
      ),
    }),
  ];
}

function routeOf({ from, to, pieces, weightKg }: ListedTestItem): string {
  const place = ({ countryCode, postalCode }: ListedTestItem['from']) =>
    `${countryCode} ${postalCode}`.trim();
  return [copy.route(place(from), place(to)), copy.pieces(pieces), formatKilograms(weightKg)].join(' · ');
}

/** How the latest executions ended, as marks; who hears them hears the words. */
function Past({ past }: { readonly past: readonly (TestStatus | 'unknown')[] }) {
  return (
    <span
      className={styles.past}
      role="img"
      aria-label={copy.past(past.map((status) => copy.statuses[status]))}
    >
      {past.map((status, index) => {
        const [glyph, tone] = testMarks[status];
        // They have no names, and keep their places.
        return <StatusDrawing key={index} glyph={glyph} tone={tone} />;
      })}
    </span>
  );
}
