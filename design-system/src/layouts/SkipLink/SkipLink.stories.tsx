import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ShipmentsPage } from '../../stories/ShipmentsPage.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { label: 'Zum Inhalt springen' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={MAIN_ID} tabIndex={-1}>
        <ShipmentsPage />
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(link).toHaveAttribute('href', `#${MAIN_ID}`);
  },
};

export const HidesWithoutTheFocus: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Zum Inhalt springen' }).getBoundingClientRect().width,
    ).toBe(1);
  },
};

export const HardCases: Story = {
  args: { label: 'Zu den Sendungsverfolgungsbenachrichtigungseinstellungen springen' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await userEvent.tab();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
