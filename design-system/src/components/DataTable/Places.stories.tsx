import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DataTable, type DataTableColumn } from './DataTable.tsx';
import {
  allColumns,
  type Instrument,
  instruments,
  manyInstruments,
  plainColumns,
  rowKey,
  sortableColumns,
} from './story-instruments.tsx';

/** Where a table stands: on a phone, in a dialog. */
const meta = {
  component: DataTable<Instrument>,
  args: { label: 'Messgeräte', columns: plainColumns, rows: instruments.slice(0, 3), rowKey },
} satisfies Meta<typeof DataTable<Instrument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The columns as they are without places on a card. */
const lines: DataTableColumn<Instrument>[] = allColumns.map((column) =>
  column.card === 'edge' || column.card === 'corner' ? column : { ...column, card: undefined },
);

/** Each value begins with the words of its column, below the name of the row. */
export const CardsOfLines: Story = {
  args: { columns: lines, selectedKeys: new Set(['2']), onSelectionChange: () => {} },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('cell', { name: /Regal 4/ });
    await expect(getComputedStyle(place, '::before').content).toBe('"Ort"');
    await expect(getComputedStyle(place, '::before').position).toBe('static');
  },
};

/** In areas the place tells the eye what a value is; who listens hears the words of the column. */
export const NamesValuesInAreas: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').filter(({ textContent }) => textContent.includes('Regal 2'));
    if (!row) throw new Error('No card has the place');
    const place = within(row).getByText('Regal 2');
    await expect(getComputedStyle(place, '::before').content).toBe('"Ort"');
    await expect(getComputedStyle(place, '::before').position).toBe('absolute');
    await expect(within(row).getByRole('rowheader')).not.toHaveAttribute('data-label');
  },
};

/** The dialog's body scrolls: heads stay at its edge and not where the page has its bar. */
export const KeepsItsHeadInSightInADialog: Story = {
  tags: ['interaction'],
  // With something to reach in it: whoever has no mouse scrolls by that.
  args: { rows: manyInstruments(60), columns: sortableColumns, onSortChange: () => {} },
  render: (args) => (
    <Dialog isOpen title="Messgeräte" size="xl" closeLabel="Schließen">
      <DataTable {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Messgeräte' });
    const [first] = within(dialog).getAllByRole('columnheader');
    let body: HTMLElement | null | undefined = first?.parentElement;
    while (body && body.scrollHeight <= body.clientHeight) body = body.parentElement;
    if (!first || !body) throw new Error('The dialog has no table that scrolls');
    body.scrollTop = 600;
    await waitFor(() => expect(body.scrollTop).toBe(600));
    const edge = body.getBoundingClientRect().top;
    await expect(Math.abs(first.getBoundingClientRect().top - edge)).toBeLessThan(8);
  },
};
