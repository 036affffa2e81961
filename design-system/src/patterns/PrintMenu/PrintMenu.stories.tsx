import type { Meta, StoryObj } from '@storybook/react-vite';
import { customs, FIXTURE_NOW, shipments } from 'contract/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PrintMenu } from './PrintMenu.tsx';

const [, domestic] = shipments;
const abroad = shipments.find(({ to }) => to.address.countryCode === 'CH');
if (!domestic || !abroad) throw new Error('The fixtures lack a shipment');

/** „Weitere Dokumente“: all papers that a shipment has. */
const meta = {
  component: PrintMenu,
  args: { shipment: { ...abroad, customs }, onOpenLabel: fn(), onOpenPaper: fn(), onOpenAll: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof PrintMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Weitere Dokumente' }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

const notes = ['Frachtbrief, 1 Ausfertigung', 'Frachtbrief, 3 Ausfertigungen', 'Packzettel'];
const crossing = { ...abroad, customs, printedAt: FIXTURE_NOW, printedPapers: [] };

/** It leaves the EU, so that customs get papers too: they lead, each with whether it was printed. */
export const OfCustoms: Story = {
  args: { shipment: crossing },
  play: async () => {
    await expect(await open()).toEqual([
      'Alle Papiere drucken',
      'VersandetikettGedruckt',
      'ZollinhaltserklärungNoch nicht gedruckt',
      'HandelsrechnungNoch nicht gedruckt',
      ...notes,
    ]);
  },
};

export const WithinTheEu: Story = {
  args: { shipment: { ...domestic, printedAt: null } },
  play: async () => {
    await expect(await open()).toEqual(['VersandetikettNoch nicht gedruckt', ...notes]);
  },
};

/** A pallet has a consignment note, which is issued in three originals. */
export const OfAPallet: Story = {
  args: {
    shipment: {
      ...domestic,
      shipmentData: {
        ...domestic.shipmentData,
        packages: domestic.shipmentData.packages.map((piece) => ({
          ...piece,
          packaging: 'pallet_non_loadable' as const,
        })),
      },
      printedPapers: ['triple-copy'],
    },
  },
  play: async () => {
    const names = await open();
    await expect(names[0]).toBe('Alle Papiere drucken');
    await expect(names.slice(2)).toEqual([
      'Frachtbrief, 3 AusfertigungenGedruckt',
      'Frachtbrief, 1 Ausfertigung',
      'Packzettel',
    ]);
  },
};

/** Its carrier has not heard of it, but somebody is to pack it. */
export const OfATemplate: Story = {
  args: { shipment: { ...domestic, status: 'avis', trackingNumber: null, printedPapers: ['pick-slip'] } },
  play: async () => {
    await expect(await open()).toEqual(['PackzettelGedruckt']);
  },
};

export const OpensWhatIsChosen: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Frachtbrief, 3 Ausfertigungen' }));
    await expect(args.onOpenPaper).toHaveBeenLastCalledWith('triple-copy');
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Dokumente' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Versandetikett/ }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Weitere Dokumente' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Alle Papiere drucken' }));
    await expect(args.onOpenAll).toHaveBeenCalledOnce();
  },
};
