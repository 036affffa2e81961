import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipments } from 'contract/fixtures';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { allColumns } from './chosen-columns.ts';
import { base, countsOf, listArgs, listOf, shown } from './shipments-fixtures.ts';
import type { ShipmentsState } from './shipments-state.ts';
import { Shipments } from './Shipments.tsx';

/** What keeps its room and its place. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, state: listOf(), counts: countsOf(shipments) },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Room for some 30 characters. */
const LEAST_OF_RECIPIENT = 220;

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** Where it is narrow, the carrier goes before the recipient is squeezed. */
export const KeepsTheRecipientReadableOnATablet: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const recipient = canvas.getByRole('columnheader', { name: 'Empfänger' });
    await expect(boxOf(recipient).width).toBeGreaterThanOrEqual(LEAST_OF_RECIPIENT);
  },
};

/** All that is ticked at first is there in an ordinary window, and the recipient is readable beside it. */
export const ShowsItsReferenceBesideReadableRecipients: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Referenz' })).toBeVisible();
    await expect(boxOf(canvas.getByRole('columnheader', { name: 'Empfänger' })).width).toBeGreaterThan(160);
  },
};

/** In the room that an ordinary window leaves beside its navigation and an open shipment. */
export const KeepsTheCarrierBesideAnOpenShipment: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <div style={{ width: 872 }}>
      <Shipments {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Dienstleister' })).toBeVisible();
    await expect(boxOf(canvas.getByRole('columnheader', { name: 'Empfänger' })).width).toBeGreaterThan(160);
  },
};

/** Columns beyond the standard take their room from others, and not from the recipient. */
export const LeavesRecipientsTheirRoomBesideAllColumns: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  args: { columns: allColumns },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Gedruckt' })).toBeVisible();
    await expect(boxOf(canvas.getByRole('columnheader', { name: 'Empfänger' })).width).toBeGreaterThan(140);
  },
};

/** The day stands below the status where it has no column, and what can be done with a row has its button. */
export const KeepsDayAndMenuOnATablet: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    if (!row) throw new Error('There is no row');
    await expect(within(row).getByRole('button', { name: /^Aktionen für Sendung/ })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Zustelltag/ })).toBeNull();
    const days = within(row).getAllByText(/^(?:heute|morgen|[A-Z][a-z]\., \d\d\.\d\d\.)$/);
    await expect(shown(days)).toHaveLength(1);
  },
};

/** Larger type has wider columns, and fewer of them. */
export const KeepsNumbersWholeAtThePackingBench: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' }, density: 'packplatz' },
  play: async (context) => {
    const { canvas } = context;
    await KeepsTheRecipientReadableOnATablet.play?.(context);
    const number = canvas.getByRole('link', { name: '00340433836442636597' });
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

/** What is searched fits into the field of a phone. */
export const SaysOnAPhoneWhatIsSearched: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('Nothing to measure with');
    brush.font = font;
    const room =
      field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    await expect(brush.measureText(field.placeholder).width).toBeLessThanOrEqual(room);
  },
};

export const ShowsNumbersStrongly: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  play: async ({ canvas }) => {
    const numberOf = (name: RegExp) => {
      const row = within(canvas.getByRole('row', { name }));
      return getComputedStyle(row.getByRole('link'));
    };
    await expect(numberOf(/Zahntechnik Löwenstein/).fontWeight).toBe('600');
    const muted = getComputedStyle(canvas.getByRole('columnheader', { name: 'Status' })).color;
    await expect(numberOf(/Zahntechnik Löwenstein/).color).not.toBe(muted);
    // Of a cancelled shipment nothing is to be done.
    await expect(numberOf(/Straßenbaustoffprüfung/).color).toBe(muted);
  },
};

const blank = listOf({
  items: [{ ...base, carrier: '', carrierProduct: '', referenceNumber: '' }],
  totalItems: 1,
});

/** Nothing is told one way. */
export const ShowsADashForNothing: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  args: { state: blank },
  play: async ({ canvas }) => {
    const [carrier, reference] = canvas.getAllByText('–');
    await expect(carrier).toHaveAttribute('data-label', 'Dienstleister');
    await expect(reference).toHaveAttribute('data-label', 'Referenz');
  },
};

/** On a card nothing is no reason to indent the number beside it. */
export const BeginsALineOfACardWithWhatThereIs: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  args: { state: blank },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('link', { name: base.orderNumber }).closest('[role="cell"]');
    const recipient = canvas.getByRole('rowheader');
    if (!number) throw new Error('No number');
    await expect(boxOf(number).left).toBe(boxOf(recipient).left);
  },
};

/** A message has no gutter beside that of the page. */
export const PutsAnEmptyListAtTheGutter: Story = {
  tags: ['interaction'],
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    const page = boxOf(canvas.getByRole('heading', { level: 1 }));
    await expect(boxOf(canvas.getByRole('heading', { level: 2 })).left).toBe(page.left);
  },
};

/** What comes is as high as what holds its place. */
export const LoadsInTheShapeOfItsRows: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  render: function Arriving(args) {
    const [state, setState] = useState<ShipmentsState>({ kind: 'loading', isSlow: false });
    return (
      <>
        <Button onPress={() => setState(args.state)}>Antwort</Button>
        <Shipments {...args} state={state} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const firstRow = () => {
      const [, row] = canvas.getAllByRole('row');
      if (!row) throw new Error('No rows');
      return row;
    };
    const lines = within(firstRow())
      .getAllByRole('cell')
      .map((cell) => cell.querySelectorAll('[aria-hidden="true"]').length);
    // Of checkbox, status, number, recipient and carrier.
    await expect(lines.slice(0, 5)).toEqual([1, 1, 2, 2, 2]);
    const { height } = boxOf(firstRow());
    await userEvent.click(canvas.getByRole('button', { name: 'Antwort' }));
    await expect(boxOf(firstRow()).height).toBe(height);
  },
};

/** What can be searched by is read to its end. */
export const CutsNoWordInTheSearchOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Sendungen durchsuchen' });
    // A field tells how long its text is, and not how long what stands in place of one.
    search.value = search.placeholder;
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
  },
};
