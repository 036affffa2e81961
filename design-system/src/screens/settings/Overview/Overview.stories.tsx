import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { settingsPlacesCopy } from '../settings-places.copy.ts';
import { SettingsPage } from '../story-settings-page.tsx';
import { Overview } from './Overview.tsx';

const places = Object.entries(settingsPlacesCopy.places).map(([name, words]) => ({
  href: `#${name}`,
  ...words,
}));

const meta = {
  component: Overview,
  tags: ['links-only', 'no-list', 'for-everybody'],
  parameters: { layout: 'fullscreen' },
  args: { places },
  decorators: [(Story) => <SettingsPage>{Story()}</SettingsPage>],
} satisfies Meta<typeof Overview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Team öffnen' })).toHaveAttribute('href', '#team');
  },
};

/** Whoever may not see the team sees fewer cards. */
export const ForMembers: Story = {
  tags: ['state-ready'],
  args: { places: places.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Team öffnen' })).toBeNull();
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
