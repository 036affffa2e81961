import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Specimen as Sample } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusMark } from '../StatusMark/StatusMark.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { SortDirection, TableProps } from './Table.tsx';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow, tableRowHeights } from './Table.tsx';

interface Parcel {
  number: string;
  recipient: string;
  weight: string;
}

const parcels: readonly Parcel[] = [
  { number: 'LO-104512', recipient: 'Zahntechnik Löwenstein & Partner mbB', weight: '24,5\u00A0kg' },
  { number: 'LO-104511', recipient: 'Buchhandlung am Kupfergraben GmbH', weight: '8,2\u00A0kg' },
  { number: 'LO-104507', recipient: 'Atelier Brunnmatt AG', weight: '2,4\u00A0kg' },
];

interface SpecimenProps extends Partial<TableProps> {
  content?: readonly Parcel[];
  selected?: string;
  current?: string;
}

function Specimen({ content = parcels, selected, current, ...props }: SpecimenProps) {
  const [sort, setSort] = useState<SortDirection>('descending');
  const ordered = content.toSorted(
    (a, b) => a.number.localeCompare(b.number) * (sort === 'ascending' ? 1 : -1),
  );
  return (
    <Table label="Sendungen" {...props}>
      <TableHead>
        <TableColumn width="40px">
          <VisuallyHidden>Auswahl</VisuallyHidden>
        </TableColumn>
        <TableColumn
          width="25%"
          sort={sort}
          onSort={() => setSort(sort === 'ascending' ? 'descending' : 'ascending')}
        >
          Auftragsnummer
        </TableColumn>
        <TableColumn>Empfänger</TableColumn>
        <TableColumn width="20%">Status</TableColumn>
        <TableColumn width="15%" align="end">
          Gewicht
        </TableColumn>
      </TableHead>
      <TableBody>
        {ordered.map(({ number, recipient, weight }) => (
          <TableRow
            key={number}
            isSelected={selected === undefined ? undefined : selected === number}
            isCurrent={current === number}
          >
            <TableCell card="corner">
              <Checkbox
                label={`Sendung ${number} auswählen`}
                isLabelHidden
                defaultSelected={selected === number}
              />
            </TableCell>
            <TableCell label="Auftragsnummer" isRowHeader>
              <Link href={`/sendungen?shipment=${number}`} isQuiet>
                {number}
              </Link>
            </TableCell>
            <TableCell card="title">{recipient}</TableCell>
            <TableCell label="Status">
              <StatusMark glyph="half" tone="success">
                Unterwegs
              </StatusMark>
            </TableCell>
            <TableCell label="Gewicht" align="end">
              {weight}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = {
  component: Specimen,
  subcomponents: { Table, TableHead, TableColumn, TableBody, TableRow, TableCell } as never,
  argTypes: { rows: { control: 'inline-radio', options: tableRowHeights } },
} satisfies Meta<typeof Specimen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {tableRowHeights.map((rows) => (
        <Sample key={rows} caption={`rows ${rows}`}>
          <Specimen {...args} label={`Sendungen, ${rows}`} rows={rows} />
        </Sample>
      ))}
      <Sample caption="isSelected">
        <Specimen {...args} label="Sendungen, eine ausgewählt" selected="LO-104511" />
      </Sample>
      <Sample caption="isCurrent">
        <Specimen {...args} label="Sendungen, eine geöffnet" current="LO-104512" />
      </Sample>
      <Sample caption="isBusy">
        <Table label="Sendungen, noch keine" isBusy>
          <TableHead>
            <TableColumn>Auftragsnummer</TableColumn>
            <TableColumn>Empfänger</TableColumn>
          </TableHead>
          <TableBody>
            {[0.7, 0.5, 0.6].map((width) => (
              <TableRow key={width}>
                <TableCell label="Auftragsnummer">
                  <Skeleton width={width} />
                </TableCell>
                <TableCell label="Empfänger">
                  <Skeleton width={width} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sample>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('LO-104512');
  },
};

export const SortsByAColumn: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Auftragsnummer' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Auftragsnummer' }));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('LO-104507');
  },
};

export const KeepsItsHeadInSight: Story = {
  tags: ['interaction'],
  args: { stickyHead: 'container' },
  render: (args) => (
    <div role="group" aria-label="Ausschnitt" style={{ blockSize: '8rem', overflow: 'auto' }}>
      <Specimen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Ausschnitt' });
    box.scrollTop = box.scrollHeight;
    await expect(box.scrollTop).toBeGreaterThan(0);
    const head = canvas.getByRole('columnheader', { name: 'Empfänger' }).getBoundingClientRect();
    await expect(Math.round(head.top)).toBe(Math.round(box.getBoundingClientRect().top));
  },
};

export const CardsOnAPhone: Story = {
  args: { selected: 'LO-104511', current: 'LO-104512' },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(parcels.length);
    // Of the head the controls stay.
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Auftragsnummer' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')[0]).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    content: [
      {
        number: 'LO-00340433836442636597',
        recipient:
          'Orthopädieschuhtechnikermeisterbetrieb Wüllenweber-Schäfer Nachfolger Kommanditgesellschaft',
        weight: '1.234.567,891\u00A0kg',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
