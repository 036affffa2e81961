import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DataTable, type DataTableColumn } from './DataTable.tsx';
import { expandColumn } from './expand-column.tsx';
import { belowTopBar, type Instrument, instruments, plainColumns, rowKey } from './story-instruments.tsx';

const columns: DataTableColumn<Instrument>[] = [
  expandColumn<Instrument>({ header: 'Prüfungen', label: ({ name }) => `Prüfungen von ${name}` }),
  ...plainColumns,
];

const lastCheck = ({ name }: Instrument) => (
  <p>
    {name}: zuletzt geprüft am 20.11.2026, ohne Befund. <a href="#protokoll">Protokoll</a>
  </p>
);

function Unfolding({ expanded = [] }: { expanded?: readonly string[] }) {
  const [expandedKeys, setExpandedKeys] = useState<ReadonlySet<string>>(new Set(expanded));
  return (
    <DataTable
      label="Messgeräte"
      columns={columns}
      rows={instruments.slice(0, 3)}
      rowKey={rowKey}
      rowDetail={lastCheck}
      expandedKeys={expandedKeys}
      onExpandedChange={setExpandedKeys}
    />
  );
}

/** Rows that unfold more about themselves. */
const meta = {
  component: Unfolding,
  decorators: [belowTopBar],
} satisfies Meta<typeof Unfolding>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As wide as the table, whatever the width of the first column. */
export const Unfolded: Story = {
  args: { expanded: ['2'] },
  globals: { viewport: { value: 'w1200' } },
  play: async ({ canvas }) => {
    const detail = canvas.getByRole('cell', { name: /ohne Befund/ });
    const { width } = canvas.getByRole('table').getBoundingClientRect();
    await expect(Math.abs(detail.getBoundingClientRect().width - width)).toBeLessThan(1);
    await expect(canvas.getAllByRole('columnheader')[1]).toHaveTextContent('Zustand');
  },
};

export const UnfoldedOnAPhone: Story = {
  args: { expanded: ['1', '3'] },
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const UnfoldsByMouse: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Prüfungen von Tiefenmessschieber' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const detail = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(detail).toHaveTextContent('Tiefenmessschieber: zuletzt geprüft');
    // It stands right after its row.
    await expect(button.closest('tr')?.nextElementSibling).toBe(detail);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(detail).not.toBeInTheDocument();
  },
};

/** One row does not fold another, and Tab goes on to what was unfolded. */
export const UnfoldsByKeyboard: Story = {
  tags: ['interaction'],
  args: { expanded: ['3'] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Prüfungen von Bügelmessschraube' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveFocus();
    await expect(canvas.getAllByRole('link', { name: 'Protokoll' })).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Protokoll' })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link', { name: 'Protokoll' })).toHaveLength(1);
  },
};
