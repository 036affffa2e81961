import { RotateCw } from '@lucide/icons';
import type { OpenOfCarrier } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { expandColumn } from '../../../components/DataTable/expand-column.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { formatKilograms, formatNumber } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import type { AskedClosing, ExcludedShipments } from './day-end-state.ts';
import { dayEndCopy as copy } from './DayEndClosing.copy.ts';
import * as styles from './DayEndClosing.css.ts';
import { excludedOf, sumsOf, toAsked } from './sums.ts';

interface CarrierColumnsOptions {
  excluded: ExcludedShipments;
  canClose: boolean;
  onAsk?: (question: readonly AskedClosing[]) => void;
}

/** A carrier in each row: what of it waits, and the button that closes it. */
export function carrierColumns({
  excluded,
  canClose,
  onAsk,
}: CarrierColumnsOptions): readonly DataTableColumn<OpenOfCarrier>[] {
  return [
    expandColumn<OpenOfCarrier>({
      header: copy.columns.expand,
      label: ({ carrier }) => copy.shipmentsOf(carrier),
    }),
    {
      key: 'carrier',
      header: copy.columns.carrier,
      isRowHeader: true,
      cell(open) {
        const { shipments, packages, weightKg } = sumsOf(open, excluded);
        return (
          <span className={styles.carrier}>
            <CarrierMark carrier={open.carrier} />
            <span className={styles.second}>{open.products.join(', ')}</span>
            <span className={styles.sumsOfCard}>{copy.sums(shipments, packages, weightKg)}</span>
          </span>
        );
      },
    },
    {
      key: 'state',
      header: copy.columns.state,
      width: '14.5em',
      lines: 2,
      cell: (open) => (
        <span className={styles.stack}>
          <Standing open={open} excluded={excludedOf(open, excluded)} />
        </span>
      ),
    },
    {
      key: 'shipments',
      card: 'hidden',
      header: copy.columns.shipments,
      width: '6.5em',
      align: 'end',
      from: 'medium',
      cell: (open) => formatNumber(sumsOf(open, excluded).shipments),
    },
    {
      key: 'packages',
      card: 'hidden',
      header: copy.columns.packages,
      width: '7em',
      align: 'end',
      from: 'medium',
      cell: (open) => formatNumber(sumsOf(open, excluded).packages),
    },
    {
      key: 'weight',
      card: 'hidden',
      header: copy.columns.weight,
      width: '8em',
      align: 'end',
      from: 'medium',
      cell: (open) => formatKilograms(sumsOf(open, excluded).weightKg),
    },
    ...(canClose
      ? [
          {
            key: 'actions',
            isNamedByItself: true,
            header: copy.columns.actions,
            width: '16em',
            align: 'end' as const,
            cell: (open: OpenOfCarrier) => <Actions open={open} excluded={excluded} onAsk={onAsk} />,
          },
        ]
      : []),
  ];
}

function Standing({ open, excluded }: { readonly open: OpenOfCarrier; readonly excluded: number }) {
  const amount = open.failed.shipments;
  const left = excluded > 0 ? copy.excludedAmount(excluded) : undefined;
  if (amount === 0)
    return (
      <StatusMark glyph="ring" {...(left !== undefined && { detail: left })}>
        {copy.open}
      </StatusMark>
    );
  return (
    <StatusMark
      glyph="triangle"
      tone="danger"
      detail={[copy.failedAmount(amount), left].filter((text) => text !== undefined).join(', ')}
      detailTone="danger"
    >
      {copy.open}
    </StatusMark>
  );
}

/** Tries the failed ones again, or closes all that is open; both where there are others beside the failed ones. */
function Actions({
  open,
  excluded,
  onAsk,
}: { readonly open: OpenOfCarrier } & Omit<CarrierColumnsOptions, 'canClose'>) {
  const failed = toAsked(open, excluded, 'failed');
  const all = toAsked(open, excluded);
  const hasOthers = open.shipments > open.failed.shipments;
  return (
    <span className={styles.buttons}>
      {open.failed.shipments > 0 && (
        <Button
          size="sm"
          icon={RotateCw}
          aria-label={copy.retryFor(open.carrier)}
          isDisabled={!failed}
          onPress={() => failed && onAsk?.([failed])}
        >
          {copy.retry}
        </Button>
      )}
      {hasOthers && (
        <Button
          size="sm"
          aria-label={copy.createFor(open.carrier)}
          isDisabled={!all}
          onPress={() => all && onAsk?.([all])}
        >
          {copy.create}
        </Button>
      )}
    </span>
  );
}
