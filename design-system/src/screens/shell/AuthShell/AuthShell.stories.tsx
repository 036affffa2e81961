import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addToast, toastQueue } from '../../../components/Toast/toast-queue.ts';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { editingAt, setupArgs } from '../../setup/Setup/setup-fixtures.tsx';
import { Setup } from '../../setup/Setup/Setup.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { newBuildToast } from '../new-build-toast.ts';
import { ShellToasts } from '../ShellToasts.tsx';
import { AuthShell } from './AuthShell.tsx';
import { SignedInActions } from './SignedInActions.tsx';

const meta = {
  component: AuthShell,
  tags: ['frame', 'fixed-text'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    homeHref: '#start',
    legalHrefs: { imprint: '#impressum', privacy: '#datenschutz' },
    routeKey: '/join',
    children: <ErrorPage state={{ kind: 'outdated' }} homeHref="#start" onReload={fn()} onRetry={fn()} />,
  },
} satisfies Meta<typeof AuthShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { onCookieSettings: fn() } };

/** More to do than a yes or no, and only for whoever is signed in. */
export const SettingUp: Story = {
  args: {
    isWide: true,
    actions: <SignedInActions name="Jana Möller" onSignOut={fn()} />,
    children: <Setup {...setupArgs} state={editingAt('sender')} />,
  },
};

export const LeadsToTheContentAndHome: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: /Lotse/ });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '#start');
  },
};

/** Accepting an invitation takes a network. */
export const Offline: Story = {
  args: { banner: <ConnectionBanner state="offline" /> },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Verbindung. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  },
};

/** What is said while somebody joins has its place here too. */
export const WithAToast: Story = {
  args: { toasts: <ShellToasts /> },
  beforeEach: () => {
    addToast(newBuildToast(false, fn()));
    return () => toastQueue.clear();
  },
  play: async () => {
    const region = within(await screen.findByRole('region', { name: /Meldungen/ }));
    await waitFor(() => expect(region.getByRole('button', { name: 'Jetzt laden' })).toBeVisible());
  },
};
