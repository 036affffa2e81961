import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BarChart, type BarChartProps, type ChartBar } from './BarChart.tsx';

interface Row {
  readonly name: string;
  readonly shipments: number;
  readonly exceptions: number;
}

const ofCarriers: readonly Row[] = [
  { name: 'DHL', shipments: 612, exceptions: 9 },
  { name: 'UPS', shipments: 241, exceptions: 3 },
  { name: 'GLS', shipments: 198, exceptions: 6 },
  { name: 'ILO', shipments: 1, exceptions: 1 },
  { name: 'MEX', shipments: 24, exceptions: 0 },
];
const amounts = [88, 91, 97, 94, 102, 99, 90, 84, 101, 108, 112, 0, 78];
const ofWeeks: readonly Row[] = amounts.map((shipments, index) => ({
  name: `KW\u00A0${35 + index}`,
  shipments,
  exceptions: Math.min(shipments, index % 4),
}));

function toBar({ name, shipments, exceptions }: Row): ChartBar {
  return {
    key: name,
    label: name,
    shortLabel: name.replace(/\D/g, '') || name,
    parts: [shipments - exceptions, exceptions],
    value: String(shipments),
    note: `${exceptions} mit Ausnahme`,
    text: `${name}: ${shipments} Sendungen, davon ${exceptions} mit Ausnahme`,
  };
}

const tableOf = (rows: readonly Row[]): BarChartProps<Row>['table'] => ({
  columns: [
    { key: 'name', header: 'Woche', isRowHeader: true, cell: ({ name }) => name },
    { key: 'shipments', header: 'Sendungen', align: 'end', cell: ({ shipments }) => shipments },
    { key: 'exceptions', header: 'Ausnahmen', align: 'end', cell: ({ exceptions }) => exceptions },
  ],
  rows,
  rowKey: ({ name }) => name,
});

const meta = {
  component: BarChart as (props: BarChartProps<Row>) => ReactNode,
  args: {
    title: 'Sendungen je Woche',
    bars: 'standing',
    series: [
      { name: 'ohne Ausnahme', tone: 'plain' },
      { name: 'mit Ausnahme', tone: 'danger' },
    ],
    data: ofWeeks.map(toBar),
    table: tableOf(ofWeeks),
  },
} satisfies Meta<BarChartProps<Row>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standing: Story = {
  args: { note: 'KW\u00A047 läuft noch.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Sendungen je Woche' })).toBeVisible();
    await expect(canvas.getByText('KW 45: 112 Sendungen, davon 2 mit Ausnahme')).toBeInTheDocument();
  },
};

export const Lying: Story = {
  args: {
    title: 'Sendungen je Dienstleister',
    bars: 'lying',
    data: ofCarriers.map(toBar),
    table: tableOf(ofCarriers),
  },
};

export const AsATable: Story = { args: { isTableAtFirst: true } };

export const ChangesToTheTableAndBack: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Als Tabelle anzeigen' });
    await userEvent.click(change);
    await expect(canvas.getByRole('row', { name: /^KW\s45/ })).toBeVisible();
    await expect(canvas.queryByText('mit Ausnahme')).toBeNull();
    await expect(change).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Als Balken anzeigen' }));
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A month by days on a narrow phone, and names that are long. */
export const HardCases: Story = {
  args: {
    data: Array.from({ length: 31 }, (_, index) => ({
      ...toBar({ name: `${index + 1}.`, shipments: 1_000_000 + index * 40_000, exceptions: 12_000 }),
      shortLabel: `${index + 1}.`,
    })),
  },
  render: (args) => (
    <>
      <BarChart {...args} />
      <BarChart
        {...args}
        title="Sendungen je Dienstleister mit außergewöhnlich langer Bezeichnung"
        bars="lying"
        data={[
          toBar({ name: 'Überlandspeditionsgesellschaft', shipments: 1_234_567, exceptions: 123_456 }),
          toBar({ name: 'DHL', shipments: 1, exceptions: 1 }),
        ]}
      />
    </>
  ),
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
