import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Specimen as Sample } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { Selection } from '../DataTable/DataTable.tsx';
import {
  allColumns,
  belowTopBar,
  type Instrument,
  manyInstruments,
  rowKey,
} from '../DataTable/story-instruments.tsx';
import { WindowedTable, type WindowedTableProps } from './WindowedTable.tsx';

const many = manyInstruments(10_000);

function Specimen(props: WindowedTableProps<Instrument>) {
  const [selectedKeys, setSelectedKeys] = useState<Selection>(new Set(['2']));
  return <WindowedTable {...props} selectedKeys={selectedKeys} onSelectionChange={setSelectedKeys} />;
}

const meta = {
  component: WindowedTable<Instrument>,
  render: (args) => <Specimen {...args} />,
  args: { label: 'Messgeräte', columns: allColumns, rows: many, rowKey, maxHeight: '30rem' },
} satisfies Meta<typeof WindowedTable<Instrument>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Few rows are there, and each says which of all it is. */
export const HoldsFewOfManyRows: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    const rows = canvas.getAllByRole('row');
    await expect(rows.length).toBeLessThan(60);
    await expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Sample caption="10,000 rows">
        <Specimen {...args} />
      </Sample>
      <Sample caption="3 rows">
        <Specimen {...args} label="Drei Messgeräte" rows={many.slice(0, 3)} />
      </Sample>
      <Sample caption="no rows">
        <Specimen {...args} label="Keine Messgeräte" rows={[]} />
      </Sample>
    </Stack>
  ),
};

export const ScrolledToTheEnd: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Messgeräte' });
    await waitFor(() => {
      box.scrollTop = box.scrollHeight;
      return expect(canvas.getByRole('row', { name: /Winkelmesser 10000/ })).toBeVisible();
    });
    await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** Wherever it is scrolled to, by little or by much, the rows of that place come. */
export const ShowsTheRowsOfEachPlace: Story = {
  tags: ['interaction'],
  args: { rows: many.map((row) => ({ ...row, name: `Haarlineal ${row.id}`, place: 'Regal 4' })) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Messgeräte' });
    const { left, top, height } = box.getBoundingClientRect();
    const heightOfRow = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    for (const step of [50, 180, 400, 1_000, 5_000, -5_000, -700, -180]) {
      for (let turn = 0; turn < 4; turn += 1) {
        box.scrollTop += step;
        await new Promise(requestAnimationFrame);
      }
      await waitFor(() => {
        const row = document.elementFromPoint(left + 300, top + height / 2)?.closest('[role="row"]');
        const index = Number(row?.getAttribute('aria-rowindex'));
        const expected = (box.scrollTop + height / 2) / heightOfRow;
        return expect(Math.abs(index - expected)).toBeLessThan(3);
      });
    }
  },
};

/** The row with the focus stays, so that Tab goes on from it and nothing is lost. */
export const KeepsTheFocusWhileItScrolls: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Messgeräte' });
    const focused = canvas.getByRole('checkbox', { name: 'Tiefenmessschieber 2 auswählen' });
    focused.focus();
    box.scrollTop = 200_000;
    await waitFor(() =>
      expect(canvas.queryByRole('row', { name: /Winkelmesser 10 / })).not.toBeInTheDocument(),
    );
    await expect(focused).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      canvas.getByRole('checkbox', { name: 'Oberflächenrauheitsmessgerätekoffer 3 auswählen' }),
    ).toHaveFocus();
    // The browser scrolls to what has the focus, and the rows around it come back.
    await waitFor(() => expect(canvas.getByRole('row', { name: /Winkelmesser 10 / })).toBeInTheDocument());
  },
};

/** A range may begin with a row that is no longer there. */
export const SelectsARangeAcrossTheWindow: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Messgeräte' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Haarlineal 4 auswählen' }));
    box.scrollTop = 40_000;
    const last = await canvas.findByRole('checkbox', { name: 'Winkelmesser 910 auswählen' });
    await fireEvent.click(last, { shiftKey: true });
    await expect(canvas.getByRole('checkbox', { name: 'Haarlineal 909 auswählen' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Bügelmessschraube 911 auswählen' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Alle Geräte auswählen' })).toBePartiallyChecked();
  },
};

/** Without a box of its own the table scrolls with the page, and its heads stay below the top bar. */
export const ScrollsWithThePage: Story = {
  tags: ['interaction'],
  decorators: [belowTopBar],
  args: { maxHeight: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => {
      window.scrollTo(0, 100_000);
      return expect(canvas.getByRole('row', { name: /Gerät|Winkelmesser 2270/ })).toBeInTheDocument();
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Bügelmessschraube 1 / })).toBeVisible());
  },
};

/** What is printed is the whole table. */
export const PrintsAllRows: Story = {
  tags: ['interaction'],
  args: { rows: many.slice(0, 200) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(201);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

/** Cards are of different heights, and windowed as well. */
export const WindowsCardsAsWell: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  decorators: [belowTopBar],
  args: { maxHeight: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => {
      window.scrollTo(0, 50_000);
      return expect(canvas.queryByRole('row', { name: /Bügelmessschraube 1 / })).not.toBeInTheDocument();
    });
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    window.scrollTo(0, 0);
    const button = await canvas.findByRole('button', { name: 'Aktionen für Bügelmessschraube 1' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const HardCases: Story = { globals: { viewport: { value: 'w320' } } };
