import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import {
  allColumns,
  belowTopBar,
  type Instrument,
  instruments,
  plainColumns,
  rowKey,
  sortableColumns,
} from './story-instruments.tsx';

const rows = instruments.slice(0, 3);
const byPieces = rows.toSorted((a, b) => b.pieces - a.pieces);
const byName = rows.toSorted((a, b) => a.name.localeCompare(b.name, 'de'));

const meta = {
  component: DataTable<Instrument>,
  decorators: [belowTopBar],
  args: { label: 'Messgeräte', columns: plainColumns, rows, rowKey },
} satisfies Meta<typeof DataTable<Instrument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const nothing = () => {};

/** What a table with checkboxes, menus and heads that sort takes. */
const everything = {
  columns: allColumns,
  rows: byName,
  selectedKeys: new Set(['2']),
  onSelectionChange: nothing,
  sortDescriptor: { column: 'name', direction: 'ascending' },
  onSortChange: nothing,
} satisfies Partial<DataTableProps<Instrument>>;

/** A column that cannot be sorted by has plain words in its head. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="columns and rows">
        <DataTable {...args} label="Ruhe" />
      </Specimen>
      <Specimen caption="openRowKey">
        <DataTable {...args} label="Offene Zeile" openRowKey="2" />
      </Specimen>
      <Specimen caption="sortDescriptor, descending">
        <DataTable
          {...args}
          label="Sortiert"
          rows={byPieces}
          columns={sortableColumns}
          sortDescriptor={{ column: 'pieces', direction: 'descending' }}
          onSortChange={nothing}
        />
      </Specimen>
      <Specimen caption="selectedKeys, row menus, sortDescriptor, ascending">
        <DataTable {...args} {...everything} label="Auswahl" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const plain = within(canvas.getByRole('table', { name: 'Ruhe' }));
    // On a phone there are only the heads that sort.
    await expect(plain.getAllByRole('columnheader', { hidden: true })).toHaveLength(plainColumns.length);
    await expect(plain.getByRole('rowheader', { name: 'Bügelmessschraube' })).toBeVisible();
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Tiefenmessschieber');
  },
};

export const SaysHowItIsSorted: Story = {
  ...Matrix,
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const sorted = within(canvas.getByRole('table', { name: 'Sortiert' }));
    await expect(sorted.getAllByRole('button')).toHaveLength(2);
    await expect(sorted.getByRole('columnheader', { name: 'Ort', hidden: true })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

export const HardCases: Story = {
  args: { ...everything, openRowKey: '3' },
  globals: { viewport: { value: 'w320' } },
};

/** A page of a longer list tells assistive technology where its rows stand in the whole. */
export const CountsTheRowsOfALongerList: Story = {
  tags: ['interaction'],
  args: { total: { count: 312, firstIndex: 25 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '313');
    const [heads, first] = canvas.getAllByRole('row');
    await expect(heads).toHaveAttribute('aria-rowindex', '1');
    await expect(first).toHaveAttribute('aria-rowindex', '27');
  },
};

/** The rows that are shown stay as they are. */
export const TellsThatItIsBusy: Story = {
  tags: ['interaction'],
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('rowheader', { name: 'Bügelmessschraube' })).toBeVisible();
  },
};
