import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { BackofficeShell } from './BackofficeShell.tsx';

const meta = {
  component: BackofficeShell,
  tags: ['frame'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    personName: 'Mehmet Öztürk',
    hrefs: { home: '/backoffice', application: '/sendungen' },
    connection: 'online',
    onSignOut: fn(),
    routeKey: '/backoffice',
    children: (
      <ErrorPage state={{ kind: 'notFound' }} homeHref="/backoffice" onReload={fn()} onRetry={fn()} />
    ),
  },
} satisfies Meta<typeof BackofficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    // As long as it leads nowhere there is no navigation, and no column for it.
    await expect(canvas.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0);
  },
};

export const LeadsToTheApplication: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '/sendungen');
  },
};

export const SignsOut: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil von Mehmet Öztürk' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = { args: { connection: 'offline' }, tags: ['state-failed'] };

export const HardCases: Story = {
  args: { personName: 'Dr. Annegret von und zu Hohenstein-Großwang' },
  globals: { viewport: { value: 'w320' } },
};
