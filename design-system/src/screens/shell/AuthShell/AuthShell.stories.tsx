import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPage } from '../../errors/ErrorPage/ErrorPage.tsx';
import { AuthShell } from './AuthShell.tsx';

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

export const Ready: Story = {};

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
