import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { SigningIn } from '../../session/SigningIn/SigningIn.tsx';
import { PublicShell } from './PublicShell.tsx';

const meta = {
  component: PublicShell,
  tags: ['frame', 'fixed-text'],
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    homeHref: '/',
    onSignIn: fn(),
    legalHrefs: { imprint: '#impressum', privacy: '#datenschutz' },
    routeKey: '/',
    children: <ErrorPage state={{ kind: 'notFound' }} homeHref="/" onReload={fn()} onRetry={fn()} />,
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const legal = within(canvas.getByRole('navigation', { name: 'Rechtliches' }));
    await expect(legal.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '#impressum');
    await expect(legal.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '#datenschutz');
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

export const WhileSigningIn: Story = {
  args: {
    onSignIn: undefined,
    children: <SigningIn state={{ kind: 'waiting', isLeaving: false }} onRetry={fn()} />,
  },
  tags: ['state-loading'],
};
