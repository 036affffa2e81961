import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { BackofficeShell } from './BackofficeShell.tsx';

const meta = {
  component: BackofficeShell,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    personName: 'Mehmet Öztürk',
    hrefs: { home: '/backoffice', application: '/sendungen' },
    connection: 'online',
    onSignOut: fn(),
    routeKey: '/backoffice',
    children: <PageHeading>404 – Seite nicht gefunden</PageHeading>,
  },
} satisfies Meta<typeof BackofficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '/sendungen');
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Mehmet Öztürk' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { connection: 'offline' } };
