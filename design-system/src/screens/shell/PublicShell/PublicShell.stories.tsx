import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PublicShell } from './PublicShell.tsx';

const meta = {
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    homeHref: '/',
    onSignIn: fn(),
    routeKey: '/',
    children: <PageHeading>404 – Seite nicht gefunden</PageHeading>,
  },
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const WhileSigningIn: Story = { args: { onSignIn: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
