import { CirclePause, CirclePlay, Eye, Pencil, Trash2 } from '@lucide/icons';
import { lastPickupDay, type Pickup } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { rowMenuColumn } from '../../../components/DataTable/row-menu-column.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import {
  formatCentimetres,
  formatKilograms,
  formatRelativeDay,
  formatRelativeDayWithYear,
} from '../../../format/index.ts';
import { ActionMenu, type RowAction } from '../../../patterns/ActionMenu/ActionMenu.tsx';
import { nameOfBlock } from '../../../patterns/Address/address-lines.ts';
import { pickupSentence } from '../pickup-sentence.copy.ts';
import type { PickupActions, PickupsFilter, PickupsHrefs } from './pickups-state.ts';
import { pickupsCopy as copy } from './Pickups.copy.ts';
import * as styles from './Pickups.css.ts';

interface ColumnOptions extends PickupActions {
  readonly tab: PickupsFilter['tab'];
  readonly hrefOf: PickupsHrefs['pickup'];
  readonly now: Date;
}

/** The columns of the list: the sentence names the row and opens it. What is over is neither paused nor resumed. */
export function pickupColumns(options: ColumnOptions): DataTableColumn<Pickup>[] {
  const { tab, hrefOf, now } = options;
  const { columns } = copy;
  const isOver = tab === 'past';
  const shown: (DataTableColumn<Pickup> | false)[] = [
    {
      key: 'nextDay',
      header: isOver ? columns.lastDay : columns.nextDay,
      width: '10.5em',
      lines: 2,
      card: 'head',
      cell: (pickup) => <NextDay pickup={pickup} isOver={isOver} now={now} />,
    },
    {
      key: 'rhythm',
      header: columns.rhythm,
      isRowHeader: true,
      lines: 2,
      card: 'body',
      cell: (pickup) => (
        <span className={styles.sentence} data-over={!pickup.isActive || undefined}>
          <Link href={hrefOf(pickup.id)} isQuiet>
            {pickupSentence(pickup)}
          </Link>
        </span>
      ),
    },
    {
      key: 'address',
      header: columns.address,
      width: '18em',
      from: 'small',
      lines: 2,
      card: 'foot',
      cell: ({ address: block }) => (
        <>
          <span className={styles.first}>{nameOfBlock(block)}</span>
          <span className={styles.second}>
            {block.address.addressLine1}, {block.address.city}
          </span>
        </>
      ),
    },
    {
      key: 'packages',
      header: columns.packages,
      width: '11em',
      align: 'end',
      from: 'medium',
      lines: 2,
      card: 'footEnd',
      cell: ({ totalPackages, maximumWeightKg, longestSideCm }) => (
        <>
          <span className={styles.first}>{copy.pieces(totalPackages)}</span>
          <span className={styles.second}>
            {copy.measures(formatKilograms(maximumWeightKg), formatCentimetres(longestSideCm))}
          </span>
        </>
      ),
    },
    {
      key: 'notes',
      header: columns.notes,
      width: '12em',
      from: 'large',
      card: 'hidden',
      cell: ({ additionalInformation: notes }) =>
        notes !== '' && (
          <span className={styles.first} title={notes}>
            {notes}
          </span>
        ),
    },
    !isOver && {
      key: 'status',
      header: columns.status,
      width: '9em',
      card: 'headEnd',
      cell: (pickup) => <Activity pickup={pickup} {...options} />,
    },
    rowMenuColumn<Pickup>({
      header: columns.actions,
      label: (pickup) => copy.rowMenu(pickupSentence(pickup)),
      menu: (pickup, label) => <ActionMenu label={label} actions={actionsOf(pickup, options)} />,
    }),
  ];
  return shown.filter((column) => column !== false);
}

interface NextDayProps {
  readonly pickup: Pickup;
  readonly isOver: boolean;
  readonly now: Date;
}

function NextDay({ pickup, isOver, now }: NextDayProps) {
  const { pausedAt, lastPossiblePickupTime, selfDelivery } = pickup;
  const until =
    selfDelivery || lastPossiblePickupTime === null ? copy.brought : copy.lastTime(lastPossiblePickupTime);
  return (
    <>
      <span className={styles.day}>{isOver ? lastDayOf(pickup, now) : nextDayOf(pickup, now)}</span>
      <span className={styles.second}>
        {isOver && copy.over}
        {!isOver && (pausedAt === null ? until : copy.pausedSince(pausedAt))}
      </span>
    </>
  );
}

const nextDayOf = ({ nextDay }: Pickup, now: Date) =>
  nextDay === null ? copy.none : formatRelativeDay(nextDay, now);

function lastDayOf(pickup: Pickup, now: Date): string {
  const day = lastPickupDay(pickup) ?? null;
  return day === null ? copy.none : formatRelativeDayWithYear(day, now);
}

type ActivityProps = Pick<PickupActions, 'mayChange' | 'onToggle'> & { readonly pickup: Pickup };

function Activity({ pickup, mayChange, onToggle }: ActivityProps) {
  const words = pickup.isActive ? copy.active : copy.paused;
  if (!mayChange(pickup)) return words;
  return (
    <span className={styles.activity}>
      <Switch
        label={copy.activeOf(pickupSentence(pickup))}
        isLabelHidden
        isSelected={pickup.isActive}
        onChange={() => onToggle(pickup)}
      />
      {/* The switch says it by itself. */}
      <span aria-hidden="true">{words}</span>
    </span>
  );
}

/** What can be done with a pickup; what is over is neither paused nor resumed. */
function actionsOf(pickup: Pickup, { tab, hrefOf, ...ways }: ColumnOptions): readonly RowAction[] {
  const { isActive } = pickup;
  const href = hrefOf(pickup.id);
  const mayChange = ways.mayChange(pickup);
  const all: (RowAction | false)[] = [
    mayChange
      ? { key: 'edit', label: copy.edit, icon: Pencil, href }
      : { key: 'show', label: copy.show, icon: Eye, href },
    mayChange &&
      tab !== 'past' && {
        key: 'toggle',
        label: isActive ? copy.pause : copy.resume,
        icon: isActive ? CirclePause : CirclePlay,
        onAction: () => ways.onToggle(pickup),
      },
    ways.mayDelete(pickup) && {
      key: 'delete',
      label: copy.remove,
      icon: Trash2,
      tone: 'danger' as const,
      onAction: () => ways.onDelete(pickup),
    },
  ];
  return all.filter((action) => action !== false);
}
