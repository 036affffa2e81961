import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    person: { name: 'Jana Möller', organizationName: 'Tietze Feinmechanik GmbH' },
    hrefs: { home: '/', shipments: '/sendungen', newShipment: '/sendungen/neu' },
    connection: 'online',
    onSignOut: fn(),
    routeKey: '/sendungen',
    children: <PageHeading>Sendungen</PageHeading>,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Sendungen' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Jana Möller' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Who may not create shipments is not led there. */
export const WithoutCreating: Story = {
  args: { hrefs: { home: '/', shipments: '/sendungen' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sendung erstellen' })).not.toBeInTheDocument();
  },
};

export const Offline: Story = { args: { connection: 'offline' } };

export const Restored: Story = { args: { connection: 'restored' } };

export const Phone: Story = { globals: { viewport: { value: 'w375' } } };

export const HardCases: Story = {
  args: {
    person: {
      name: 'Dr. Annegret von und zu Hohenstein-Großwang',
      organizationName: 'Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland e. V.',
    },
  },
  globals: { viewport: { value: 'w768' } },
};
