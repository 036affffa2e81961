import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { SigningIn } from '../../session/SigningIn/SigningIn.tsx';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { PublicShell } from './PublicShell.tsx';

const meta = {
  component: PublicShell,
  tags: ['frame', 'fixed-text'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    homeHref: '/',
    onSignIn: fn(),
    onCreateAccount: fn(),
    legalHrefs: { imprint: '#impressum', privacy: '#datenschutz', terms: '#agb', contact: '#kontakt' },
    routeKey: '/',
    children: <ErrorPage state={{ kind: 'notFound' }} homeHref="/" onReload={fn()} onRetry={fn()} />,
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { onCookieSettings: fn() },
  play: async ({ canvas }) => {
    const legal = within(canvas.getByRole('navigation', { name: 'Rechtliches' }));
    const links = legal.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Impressum', '#impressum'],
      ['Datenschutz', '#datenschutz'],
      ['AGB', '#agb'],
      ['Kontakt', '#kontakt'],
    ]);
    const cookies = legal.getByRole('button', { name: 'Cookie-Einstellungen' });
    await expect(cookies).toBeVisible();
    // One look for all that stands in the foot, and one gutter from the bar to it.
    const [first] = legal.getAllByRole('link');
    await expect(getComputedStyle(cookies).color).toBe(getComputedStyle(first as Element).color);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
};

/** A page that does not exist yet is not linked to; without any there is no foot. */
export const LinksOnlyToWhatExists: Story = {
  args: { legalHrefs: {} },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const SignsIn: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

/** Both ways in stand beside the name, on a phone too. */
export const CreatesAnAccount: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, args }) => {
    const create = canvas.getByRole('button', { name: 'Konto erstellen' });
    const { top, bottom } = create.getBoundingClientRect();
    const home = canvas.getByRole('link', { name: /Lotse/ }).getBoundingClientRect();
    await expect(home.top).toBeLessThan(bottom);
    await expect(home.bottom).toBeGreaterThan(top);
    await userEvent.click(create);
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
  },
};

export const WhileSigningIn: Story = {
  args: {
    onSignIn: undefined,
    onCreateAccount: undefined,
    children: <SigningIn state={{ kind: 'waiting', isLeaving: false }} onRetry={fn()} />,
  },
  tags: ['state-loading'],
};

/** Somebody may be typing a number into the page. */
export const Offline: Story = {
  args: { banner: <ConnectionBanner state="offline" /> },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Verbindung. Ihre Eingaben bleiben erhalten.')).toBeVisible();
  },
};
