import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

interface Instrument {
  id: string;
  name: string;
  place: string;
  pieces: number;
  state: string;
}

const rows: Instrument[] = [
  { id: '1', name: 'Bügelmessschraube', place: 'Regal 4', pieces: 12, state: 'geprüft' },
  { id: '2', name: 'Tiefenmessschieber', place: 'Regal 2', pieces: 3, state: 'verliehen' },
  {
    id: '3',
    name: 'Oberflächenrauheitsmessgerätekoffer',
    place: 'Kalibrierlabor, Schrank 17',
    pieces: 1,
    state: 'in Wartung',
  },
];

const columns: DataTableColumn<Instrument>[] = [
  { key: 'state', header: 'Zustand', width: '140px', card: 'head', cell: (row) => row.state },
  { key: 'name', header: 'Gerät', card: 'body', isRowHeader: true, cell: (row) => row.name },
  { key: 'place', header: 'Ort', card: 'foot', cell: (row) => row.place },
  {
    key: 'pieces',
    header: 'Anzahl (Stk)',
    width: '110px',
    align: 'end',
    card: 'bodyEnd',
    cell: (row) => row.pieces,
  },
];

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Instrument>,
  args: { label: 'Messgeräte', columns, rows, rowKey: (row) => row.id },
} satisfies Meta<typeof DataTable<Instrument>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Messgeräte' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
    await expect(within(table).getByRole('rowheader', { name: 'Bügelmessschraube' })).toBeVisible();
  },
};

export const WithOpenRow: Story = {
  args: { openRowKey: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Tiefenmessschieber');
  },
};

/** A page of a longer list tells assistive technology where its rows stand in the whole. */
export const PageOfALongerList: Story = {
  args: { total: { count: 312, firstIndex: 25 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '313');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '27');
  },
};

export const Refreshing: Story = { args: { isBusy: true } };

export const Cards: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { openRowKey: '2' },
};

export const HardCases: Story = { globals: { viewport: { value: 'w320' } } };
