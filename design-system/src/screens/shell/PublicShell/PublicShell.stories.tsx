import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
    routeKey: '/',
    children: <ErrorPage state={{ kind: 'notFound' }} homeHref="/" onReload={fn()} onRetry={fn()} />,
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

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
