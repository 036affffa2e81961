import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DataTable, type SortDescriptor } from './DataTable.tsx';
import { belowTopBar, type Instrument, instruments, rowKey, sortableColumns } from './story-instruments.tsx';

const LEAST_TARGET = 24;

/** The table asks for an order; whoever has the rows brings them into it. */
function Sorted() {
  const [sort, setSort] = useState<SortDescriptor>();
  const rows = sort ? instruments.toSorted((a, b) => compare(a, b, sort)) : instruments;
  return (
    <DataTable
      label="Messgeräte"
      columns={sortableColumns}
      rows={rows}
      rowKey={rowKey}
      sortDescriptor={sort}
      onSortChange={setSort}
    />
  );
}

function compare(a: Instrument, b: Instrument, { column, direction }: SortDescriptor): number {
  const order = column === 'pieces' ? a.pieces - b.pieces : a.name.localeCompare(b.name, 'de');
  return direction === 'ascending' ? order : -order;
}

const meta = {
  component: Sorted,
  decorators: [belowTopBar],
} satisfies Meta<typeof Sorted>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortsByMouse: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Anzahl (Stk)' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByText('Sortieren nach')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anzahl (Stk)' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    // Bolder and with its arrow it still is one line.
    await expect(canvas.getByRole('button', { name: 'Anzahl (Stk)' }).offsetHeight).toBe(LEAST_TARGET);
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent(
      'Oberflächenrauheitsmessgerätekoffer',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Anzahl (Stk)' }));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Bügelmessschraube');
  },
};

export const SortsByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Gerät' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    // One column at a time.
    await expect(canvas.getByRole('columnheader', { name: 'Gerät' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('button', { name: 'Anzahl (Stk)' })).toHaveFocus();
  },
};

/** The heads that sort stand above the cards. */
export const SortsAboveTheCards: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Gerät' }));
    await expect(canvas.getByText('Sortieren nach')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Bügelmessschraube');
    await expect(canvas.queryByRole('columnheader', { name: 'Ort' })).not.toBeInTheDocument();
  },
};
