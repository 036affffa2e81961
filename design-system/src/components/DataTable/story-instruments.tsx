import { Copy, Trash2 } from '@lucide/icons';
import type { Decorator } from '@storybook/react-vite';
import { vars } from '../../tokens/index.ts';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { DataTableColumn } from './DataTable.tsx';
import { rowMenuColumn } from './row-menu-column.tsx';
import { RowMenuTrigger } from './RowMenuTrigger.tsx';
import { selectionColumn } from './selection-column.tsx';
import { useOpenAtOnce } from './use-open-at-once.ts';

export interface Instrument {
  id: string;
  name: string;
  place: string;
  pieces: number;
  state: string;
}

/** What the stories of tables show: measuring instruments, which are nothing of the product. */
export const instruments: readonly Instrument[] = [
  { id: '1', name: 'Bügelmessschraube', place: 'Regal 4', pieces: 12, state: 'geprüft' },
  { id: '2', name: 'Tiefenmessschieber', place: 'Regal 2', pieces: 3, state: 'verliehen' },
  {
    id: '3',
    name: 'Oberflächenrauheitsmessgerätekoffer',
    place: 'Kalibrierlabor, Schrank 17',
    pieces: 1,
    state: 'in Wartung',
  },
  { id: '4', name: 'Haarlineal', place: 'Regal 4', pieces: 7, state: 'geprüft' },
  { id: '5', name: 'Winkelmesser', place: 'Regal 1', pieces: 5, state: 'geprüft' },
];

/** Equal instruments with a number of their own, as many as wanted. */
export function manyInstruments(count: number): Instrument[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, ...rest } = instruments[index % instruments.length] as Instrument;
    return { ...rest, id: String(index + 1), name: `${name} ${index + 1}` };
  });
}

export const rowKey = (instrument: Instrument) => instrument.id;

export const plainColumns: DataTableColumn<Instrument>[] = [
  { key: 'state', header: 'Zustand', width: '8.75rem', card: 'head', cell: (row) => row.state },
  { key: 'name', header: 'Gerät', card: 'body', isRowHeader: true, cell: (row) => row.name },
  { key: 'place', header: 'Ort', card: 'foot', cell: (row) => row.place },
  {
    key: 'pieces',
    header: 'Anzahl (Stk)',
    width: '8rem',
    align: 'end',
    card: 'bodyEnd',
    cell: (row) => row.pieces,
  },
];

export const selection = selectionColumn<Instrument>({
  header: 'Auswahl',
  label: 'Alle Geräte auswählen',
  rowLabel: ({ name }) => `${name} auswählen`,
});

export const rowMenu = rowMenuColumn<Instrument>({
  header: 'Aktionen',
  label: ({ name }) => `Aktionen für ${name}`,
  menu: (_, label) => <StoryMenu label={label} />,
});

function StoryMenu({ label }: { label: string }) {
  const [isOpen, setOpen] = useOpenAtOnce();
  return (
    <Menu
      trigger={<RowMenuTrigger label={label} />}
      placement="bottom end"
      isFirstFocused
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <MenuItem label="Duplizieren" icon={Copy} />
      <MenuItem label="Ausmustern" icon={Trash2} tone="danger" />
    </Menu>
  );
}

/** The data's columns with sorting by name and number. */
export const sortableColumns: DataTableColumn<Instrument>[] = plainColumns.map((column) => ({
  ...column,
  allowsSorting: ['name', 'pieces'].includes(column.key),
}));

/** Those between checkboxes and menus. */
export const allColumns: DataTableColumn<Instrument>[] = [selection, ...sortableColumns, rowMenu];

/** Heads stay below the page's top bar, so the stories leave the room that it takes. */
export const belowTopBar: Decorator = (Story) => (
  <div style={{ paddingBlockStart: vars.frame.topbar }}>
    <Story />
  </div>
);
