import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { topBarSlots } from '../../stories/shell.tsx';
import { TopBarChoice } from '../TopBarParts/TopBarParts.tsx';
import { TopBar, topBarTones } from './TopBar.tsx';

const meta = {
  component: TopBar,
  args: topBarSlots,
  argTypes: { tone: { control: 'inline-radio', options: topBarTones } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = { args: { tone: 'inverse' } };

export const BrandAndProfileOnly: Story = {
  args: { search: undefined, primaryAction: undefined, bell: undefined, organisation: undefined },
};

const longName = 'Zentralverband Gefahrgutbeförderungsbeauftragter Norddeutschland e. V.';

/** Whatever the organisation is called, the profile stands beside its name. */
export const KeepsTheProfileBesideTheOrganisation: Story = {
  tags: ['interaction'],
  args: { organisation: <TopBarChoice value={longName} label={longName} /> },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: longName }).getBoundingClientRect();
    const profile = canvas.getByRole('button', { name: 'Profil von Jana Möller' }).getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(profile.left);
    await expect(profile.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The button that creates is divided from what tells who one is. */
export const DividesTheActionFromTheOrganisation: Story = {
  tags: ['interaction'],
  args: { bell: undefined, organisation: 'Tietze GmbH' },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('link', { name: 'Sendung erstellen' }).getBoundingClientRect();
    const organisation = canvas.getByText('Tietze GmbH');
    const name = organisation.getBoundingClientRect();
    // There is room for all of it.
    await expect(organisation.scrollWidth).toBe(organisation.clientWidth);
    await expect(name.left - action.right).toBeGreaterThanOrEqual(24);
  },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
