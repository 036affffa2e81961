import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SettingsPlace, settingsPlacesCopy } from '../settings-places.copy.ts';
import { SettingsPage } from '../story-settings-page.tsx';
import { overviewCopy as copy } from './Overview.copy.ts';
import { Overview } from './Overview.tsx';

const facts: Record<SettingsPlace, string> = {
  profile: 'Jana Möller',
  organization: 'Tietze Feinmechanik GmbH, 24143 Kiel',
  team: copy.people(5),
  neutralSenders: copy.addresses(2),
  dayEndClosing: copy.openShipments(14),
  billing: copy.month('2026-11', 434_238),
  parameters: copy.prints('A6'),
};

const places = Object.entries(settingsPlacesCopy.places).map(([name, words]) => ({
  href: `#${name}`,
  fact: facts[name as SettingsPlace],
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
    await expect(canvas.getByText('14 Sendungen offen')).toBeVisible();
    await expect(canvas.getByText(/^November 2026: 4\.342,38.€ netto$/)).toBeVisible();
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

/** Nothing is known yet, or cannot be: what is done there is said all the same. */
export const NotKnown: Story = {
  tags: ['state-loading'],
  args: { places: places.map((place, index) => ({ ...place, fact: index % 2 === 0 ? undefined : null })) },
};

/** Nothing is there yet. */
export const Nothing: Story = {
  tags: ['state-empty'],
  args: {
    places: places.map((place) => ({
      ...place,
      fact:
        {
          '#neutralSenders': copy.addresses(0),
          '#dayEndClosing': copy.openShipments(0),
          '#billing': copy.noCosts,
        }[place.href] ?? place.fact,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine Sendung offen')).toBeVisible();
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
