import { type Carrier, OPEN_PER_PAGE, type OpenShipment } from 'contract';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Pagination } from '../../../components/Pagination/Pagination.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { formatKilograms } from '../../../format/index.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import type { ExcludedShipments, OpenShipmentsPage } from './day-end-state.ts';
import { dayEndCopy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';

const { part: copy, history: pages } = dayEndCopy;

export interface OpenShipmentsProps {
  carrier: Carrier;
  state: Fetched<OpenShipmentsPage>;
  excluded: ExcludedShipments;
  canClose: boolean;
  /** Opens a shipment. */
  shipmentHref: (id: string) => string;
  onExclude: (shipment: OpenShipment, isExcluded: boolean) => void;
  onPage: (page: number) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** The open shipments of a carrier, each with its „Nicht abschließen“; those that have failed come first and say why. */
export function OpenShipments(props: OpenShipmentsProps) {
  const { carrier, state, onPage, onRetry } = props;
  return (
    <ResourceView
      resource={state}
      words={{ loading: copy.loading, failed: copy.failed }}
      skeleton={<Skeleton width={0.6} />}
      isInline
      onRetry={onRetry}
    >
      {({ items, totalItems, page }) => (
        <>
          <DataTable
            label={dayEndCopy.shipmentsOf(carrier)}
            columns={openShipmentColumns(props)}
            rows={items}
            rowKey={({ id }) => id}
          />
          {totalItems > OPEN_PER_PAGE && (
            <Pagination
              label={copy.pages(carrier)}
              rangeLabel={pages.range(
                (page - 1) * OPEN_PER_PAGE + 1,
                (page - 1) * OPEN_PER_PAGE + items.length,
                totalItems,
              )}
              previousLabel={pages.previous}
              nextLabel={pages.next}
              onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
              onNext={page * OPEN_PER_PAGE < totalItems ? () => onPage(page + 1) : undefined}
            />
          )}
        </>
      )}
    </ResourceView>
  );
}

export function openShipmentColumns({
  excluded,
  canClose,
  shipmentHref,
  onExclude,
}: OpenShipmentsProps): readonly DataTableColumn<OpenShipment>[] {
  const { columns } = copy;
  return [
    {
      key: 'recipient',
      header: columns.recipient,
      isRowHeader: true,
      lines: 2,
      cell: ({ id, recipient, orderNumber }) => (
        <>
          <span className={styles.name}>{recipient}</span>
          <Link href={shipmentHref(id)} isQuiet>
            {orderNumber}
          </Link>
        </>
      ),
    },
    {
      key: 'place',
      header: columns.place,
      lines: 2,
      cell: ({ id, place, countryCode, failure }) => (
        <span className={styles.stack}>
          {excluded.has(id) ? (
            <span className={styles.second}>{copy.staysOpen}</span>
          ) : (
            <span className={styles.name}>{`${place}, ${countryCode}`}</span>
          )}
          {failure && <span className={styles.failure}>{failure.reason}</span>}
        </span>
      ),
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '7em',
      align: 'end',
      from: 'small',
      cell: ({ packages }) => packages,
    },
    {
      key: 'weight',
      header: columns.weight,
      width: '8em',
      align: 'end',
      cell: ({ weightKg }) => formatKilograms(weightKg),
    },
    ...(canClose
      ? [
          {
            key: 'exclude',
            header: columns.exclude,
            width: '15em',
            cell: (shipment: OpenShipment) => (
              <Checkbox
                label={copy.exclude}
                aria-label={copy.excludeOf(shipment.orderNumber)}
                isSelected={excluded.has(shipment.id)}
                onChange={(isExcluded) => onExclude(shipment, isExcluded)}
              />
            ),
          },
        ]
      : []),
  ];
}
