import type { Meta, StoryObj } from '@storybook/react-vite';
import { customs, shipments } from 'contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { base, listArgs, listOf, openShipment } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';
import { readersRowMenu, rowSpies } from './story-row-menu.tsx';

/** What can be done with a row, by its status and the person's role. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, state: listOf() },
  beforeEach: () => {
    for (const spy of Object.values(rowSpies)) spy.mockClear();
  },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

const [, domestic] = shipments;
const abroad = shipments.find(({ to }) => to.address.countryCode === 'CH');
if (!domestic || !abroad) throw new Error('The fixtures lack a shipment');

/** The names of all that its menu offers. */
async function offered(canvas: { getByRole: (role: 'table') => HTMLElement }): Promise<string[]> {
  await openMenu(canvas);
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

async function openMenu(canvas: { getByRole: (role: 'table') => HTMLElement }): Promise<void> {
  const table = canvas.getByRole('table');
  const [first] = await within(table).findAllByRole('button', { name: /^Aktionen für Sendung/ });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Öffnen' })).toBeVisible());
}

const template = {
  ...base,
  status: 'avis',
  ordering: null,
  isAvis: true,
  isTakenOver: false,
  trackingNumber: null,
  trackingUrl: null,
} as const;
const ordered = {
  ...openShipment,
  status: 'ordered',
  ordering: null,
  isTakenOver: false,
  closedAt: null,
} as const;

/** A template is completed, changed, copied or discarded; of papers it has its pick slip. */
export const MenuOfATemplate: Story = {
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [template], totalItems: 1 }) },
  play: async ({ canvas }) => {
    await expect(await offered(canvas)).toEqual([
      'Öffnen',
      'Vervollständigen',
      'Bearbeiten',
      'Versandetikett druckenEine Vorlage hat noch kein Versandetikett.',
      'Packzettel',
      'Kopieren',
      'Weitere Sendung an denselben Empfänger',
      'Vorlage verwerfen',
    ]);
  },
};

/** What is ordered has papers, those for customs too where they want them. */
export const MenuOfAnOrderedOne: Story = {
  globals: { viewport: { value: 'w1200' } },
  args: {
    state: listOf({
      items: [{ ...ordered, to: abroad.to, shipmentData: abroad.shipmentData, customs }],
      totalItems: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await offered(canvas)).toEqual([
      'Öffnen',
      'Versandetikett drucken',
      'Alle Papiere drucken',
      'Frachtbrief, 1 Ausfertigung',
      'Frachtbrief, 3 Ausfertigungen',
      'Zollinhaltserklärung',
      'Handelsrechnung',
      'Packzettel',
      'Kopieren',
      'Weitere Sendung an denselben Empfänger',
      'Verfolgenöffnet einen neuen Tab',
      'Stornieren',
    ]);
  },
};

/** Where something went wrong it is sent again, or brought back. */
export const MenuAfterAnException: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [{ ...openShipment, status: 'exception' }], totalItems: 1 }) },
  play: async ({ canvas }) => {
    const names = await offered(canvas);
    await expect(names).toContain('Korrigieren und erneut senden');
    await expect(names).toContain('Retoure anlegen');
  },
};

/** Too late: it stays in its place and says why. */
export const MenuOfOneTakenOver: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [openShipment], totalItems: 1 }) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    const item = screen.getByRole('menuitem', { name: /^Stornieren/ });
    await expect(item).toHaveTextContent('Der Dienstleister hat die Sendung bereits übernommen.');
    await userEvent.click(item);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** Without the rights to create and to change nothing of it is offered. */
export const MenuOfAReader: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: {
    state: listOf({ items: [{ ...ordered, to: domestic.to }], totalItems: 1 }),
    renderRowMenu: readersRowMenu,
  },
  play: async ({ canvas }) => {
    const names = await offered(canvas);
    await expect(names).toContain('Frachtbrief, 1 Ausfertigung');
    await expect(names).not.toContain('Kopieren');
    await expect(names).not.toContain('Stornieren');
  },
};

export const OpensAPaper: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [ordered], totalItems: 1 }) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Frachtbrief, 1 Ausfertigung' }));
    await expect(rowSpies.onOpen).toHaveBeenLastCalledWith('single-copy');
  },
};

/** The same question as in its panel. */
export const AsksBeforeItCancels: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [ordered], totalItems: 1 }) },
  play: async ({ canvas }) => {
    await openMenu(canvas);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Stornieren' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' }));
    await expect(rowSpies.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Sendung stornieren' }));
    await waitFor(() => expect(rowSpies.onCancel).toHaveBeenCalledOnce());
  },
};

export const MenuOpen: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Aktionen für Sendung/ });
    await userEvent.click(first as HTMLElement);
    const open = await screen.findByRole('menuitem', { name: 'Öffnen' });
    await waitFor(() => expect(open).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: /^Versandetikett drucken/ })).toBeVisible();
    await expect(rowSpies.onPrint).not.toHaveBeenCalled();
  },
};

const reasonOfNoLabel =
  (reason: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aktionen für Sendung/ }));
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
  };

/** What has no label says why. */
export const MenuOfACancelledOne: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: {
    state: listOf({ items: [{ ...base, isAvis: false, status: 'cancelled' }], totalItems: 1 }),
  },
  play: reasonOfNoLabel('Die Sendung ist storniert.'),
};

export const MenuOfOneBeingOrdered: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: {
    state: listOf({
      items: [{ ...base, status: 'avis', ordering: 'open', trackingNumber: null }],
      totalItems: 1,
    }),
  },
  play: reasonOfNoLabel('Die Sendung wird noch beauftragt.'),
};

/** What is under way can be followed at its carrier. */
export const MenuOfOneUnderWay: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1200' } },
  args: { state: listOf({ items: [openShipment], totalItems: 1 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Aktionen für Sendung/ }));
    const follow = await screen.findByRole('menuitem', { name: /^Verfolgen/ });
    await waitFor(() => expect(follow).toHaveTextContent('öffnet einen neuen Tab'));
  },
};

export const ActionsOnAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Aktionen für Sendung/ });
    await userEvent.click(first as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: /^Aktionen für Sendung/ }));
    await expect(sheet.getByRole('link', { name: 'Öffnen' })).toBeVisible();
  },
};
