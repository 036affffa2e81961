import type { Meta, StoryObj } from '@storybook/react-vite';
import { customs, shipments } from 'contract/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PrintMenu } from './PrintMenu.tsx';

const [, domestic] = shipments;
const abroad = shipments.find(({ to }) => to.address.countryCode === 'CH');
if (!domestic || !abroad) throw new Error('The fixtures lack a shipment');

/** „Drucken“: all papers that a shipment has. */
const meta = {
  component: PrintMenu,
  args: { shipment: { ...abroad, customs }, onOpenLabel: fn(), onOpenPaper: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof PrintMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(): Promise<string[]> {
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

const carried = ['Versandetikett', 'Frachtbrief, 1 Ausfertigung', 'Frachtbrief, 3 Ausfertigungen'];

/** It leaves the EU, so that customs get papers too. */
export const OfCustoms: Story = {
  play: async () => {
    await expect(await open()).toEqual([...carried, 'Zollinhaltserklärung', 'Handelsrechnung']);
  },
};

export const WithinTheEu: Story = {
  args: { shipment: domestic },
  play: async () => {
    await expect(await open()).toEqual(carried);
  },
};

export const OpensWhatIsChosen: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Frachtbrief, 3 Ausfertigungen' }));
    await expect(args.onOpenPaper).toHaveBeenLastCalledWith('triple-copy');
    await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versandetikett' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
  },
};
