import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { AuthShell } from './AuthShell.tsx';

const meta = {
  component: AuthShell,
  parameters: { layout: 'fullscreen' },
  args: {
    productName: 'Lotse',
    homeHref: '#start',
    routeKey: '/join',
    children: <PageHeading>Sie wurden zu Tietze Feinmechanik GmbH eingeladen</PageHeading>,
  },
} satisfies Meta<typeof AuthShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zum Inhalt springen' })).toHaveFocus();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: /Lotse/ });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute('href', '#start');
    home.blur();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w375' } } };
