import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { belowTopBar, type Instrument, instruments, plainColumns, rowKey } from './story-instruments.tsx';

const meta = {
  component: DataTable<Instrument>,
  decorators: [belowTopBar],
  args: { label: 'Messgeräte', columns: plainColumns, rows: instruments.slice(0, 3), rowKey },
} satisfies Meta<typeof DataTable<Instrument>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Messgeräte' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(plainColumns.length);
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
    const [heads, first] = canvas.getAllByRole('row');
    await expect(heads).toHaveAttribute('aria-rowindex', '1');
    await expect(first).toHaveAttribute('aria-rowindex', '27');
  },
};

export const Refreshing: Story = { args: { isBusy: true } };

export const Cards: Story = {
  globals: { viewport: { value: 'w375' } },
  args: { openRowKey: '2' },
};

export const HardCases: Story = { globals: { viewport: { value: 'w320' } } };
