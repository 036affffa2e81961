import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, shipments } from 'contract/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { noFilter } from '../../shipments/Shipments/shipments-filter.ts';
import { listOf } from '../../shipments/Shipments/shipments-fixtures.ts';
import { Shipments } from '../../shipments/Shipments/Shipments.tsx';
import { AppShell } from './AppShell.tsx';

const list = (
  <Shipments
    state={listOf({ items: shipments.slice(0, 4), totalItems: 4 })}
    filter={noFilter}
    hrefs={{
      home: '#start',
      create: '#neu',
      reset: '#alle',
      status: (group) => `#status-${group}`,
      shipment: (id) => `#${id}`,
    }}
    canCreate
    now={new Date(FIXTURE_NOW)}
    onSearch={fn()}
    onPage={fn()}
    onRetry={fn()}
  />
);

const meta = {
  component: AppShell,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    person: { name: 'Jana Möller', organizationName: 'Tietze Feinmechanik GmbH' },
    hrefs: { home: '/', shipments: '/sendungen', newShipment: '/sendungen/neu' },
    connection: 'online',
    onSignOut: fn(),
    routeKey: '/sendungen',
    children: list,
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sendungen' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SignsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Jana Möller' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Who may not create shipments is not led there. */
export const WithoutCreating: Story = {
  args: { hrefs: { home: '/', shipments: '/sendungen' } },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Sendung erstellen' })).not.toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { connection: 'offline' },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Hauptnavigation' }).getBoundingClientRect();
    // Beside the page it is a column, which reaches as far down; on a phone it is a bar of its own.
    const isColumn = navigation.height > navigation.width;
    if (isColumn)
      await expect(navigation.bottom).toBe(canvas.getByRole('main').getBoundingClientRect().bottom);
  },
};

export const Restored: Story = { args: { connection: 'restored' } };

export const HardCases: Story = {
  args: {
    person: {
      name: 'Dr. Annegret von und zu Hohenstein-Großwang',
      organizationName: 'Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland e. V.',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
