import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ShortcutList } from '../../shell/ShortcutList/ShortcutList.tsx';
import { base, listArgs, listOf, openShipment, shown } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';

/** What a row says where a shipment is not as most are. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs,
    state: listOf({
      items: [{ ...base, isAvis: false, status: 'cancelled', trackingNumber: null, exceptionReason: null }],
      totalItems: 1,
    }),
  },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order that never got to the carrier has no number, and will have none. */
export const NeverOrdered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht beauftragt')).toBeVisible();
    await expect(canvas.queryByText('noch nicht vergeben')).toBeNull();
  },
};

/** Wherever a row is clicked it follows its link, but for what is pressed in it and what is marked. */
export const OpensByAClickOnTheRow: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  args: { state: listOf({ items: [openShipment], totalItems: 1 }) },
  play: async ({ args, canvas, userEvent: user }) => {
    const [, row] = canvas.getAllByRole('row');
    const link = row?.querySelector('a[href]');
    const followed = fn((event: Event) => event.preventDefault());
    link?.addEventListener('click', followed);
    await expect(link).toHaveAttribute('href', args.hrefs.shipment(openShipment.id));
    await user.click(canvas.getByText(/Stk/));
    await expect(followed).toHaveBeenCalledOnce();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByText(/Stk/));
    await user.keyboard('{/Control}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

/** While none is open a key leads to the first; from there the open one leads on. */
export const OpensTheFirstAtAKey: Story = {
  tags: ['interaction'],
  args: { state: listOf({ items: [openShipment, base], totalItems: 2 }), onOpen: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard('j');
    await expect(args.onOpen).toHaveBeenLastCalledWith(openShipment.id);
  },
};

/** Who looks for the key finds it in the list of keys. */
export const NamesTheKeyToTheFirst: Story = {
  tags: ['interaction'],
  args: { state: listOf({ items: [openShipment, base], totalItems: 2 }), onOpen: fn() },
  render: (args) => (
    <>
      <Shipments {...args} />
      <ShortcutList isOpen areLettersOn onOpenChange={fn()} onLettersChange={fn()} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText('Erste Sendung der Liste öffnen')).toBeVisible();
  },
};

/** A row is as high with the longest moment as with any. */
export const SaysWhenItWasCreatedInOneLine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  args: {
    state: listOf({ items: [{ ...openShipment, createdAt: '2026-11-19T18:28:00.000Z' }], totalItems: 1 }),
  },
  play: async ({ canvas }) => {
    const moment = canvas.getByText(/^gestern um 1\d:28 Uhr$/);
    await expect(moment.scrollWidth).toBeLessThanOrEqual(moment.clientWidth);
    const [, row] = canvas.getAllByRole('row');
    await expect(row?.getBoundingClientRect().height).toBeLessThanOrEqual(45);
  },
};

/** On a card no heads of columns say of what a value is. */
export const SaysOnACardOfWhat: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  args: {
    state: listOf({
      items: [
        { ...openShipment, expectedDeliveryDate: '2026-11-20' },
        { ...base, status: 'avis', trackingNumber: null },
      ],
      totalItems: 2,
    }),
  },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByText('Zustellung'))).toHaveLength(1);
    await expect(canvas.getByText('Sendungsnummer', { selector: 'span' })).toBeVisible();
    const [cell] = canvas.getAllByRole('cell', { name: /Stk/ });
    await expect(cell?.innerText.replaceAll('\u00A0', ' ')).toMatch(/^\d+ Stk · [\d,]+ kg$/);
  },
};

/** On the van it has hours, which its carrier has announced; when they are over the day is left. */
export const ShowsTheHours: Story = {
  args: {
    state: listOf({
      items: [
        {
          ...openShipment,
          status: 'in_delivery',
          expectedDeliveryDate: '2026-11-20',
          deliveryWindow: { from: '2026-11-20T13:00:00.000Z', until: '2026-11-20T15:00:00.000Z' },
        },
        {
          ...base,
          status: 'in_delivery',
          expectedDeliveryDate: '2026-11-20',
          deliveryWindow: { from: '2026-11-20T10:00:00.000Z', until: '2026-11-20T12:00:00.000Z' },
        },
      ],
      totalItems: 2,
    }),
  },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByText('heute'))).toHaveLength(2);
    const hours = shown(canvas.getAllByText(/^\d\d:\d\d–\d\d:\d\d$/));
    await expect(hours.map(({ textContent }) => textContent)).toEqual(['14:00–16:00']);
    await expect(hours[0]?.scrollWidth).toBeLessThanOrEqual(hours[0]?.clientWidth ?? 0);
  },
};

/** Later than promised: the day is the one on which it came. */
export const ShowsTheDayOnWhichItCame: Story = {
  tags: ['interaction'],
  args: {
    state: listOf({
      items: [
        {
          ...openShipment,
          status: 'delivered',
          expectedDeliveryDate: '2026-11-17',
          deliveredAt: '2026-11-19T10:24:00.000Z',
        },
      ],
      totalItems: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(shown(canvas.getAllByText('gestern'))).toHaveLength(1);
  },
};
