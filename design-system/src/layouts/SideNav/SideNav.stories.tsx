import { Settings } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { NavigationProvider } from '../../components/Link/navigation.tsx';
import { NavStage } from '../../stories/NavStage.tsx';
import { navItems } from '../../stories/shell.tsx';
import { SideNav } from './SideNav.tsx';
import { SideNavKey } from './SideNavKey.tsx';

const meta = {
  component: SideNav,
  args: { label: 'Hauptnavigation', groups: [{ items: navItems }] },
  argTypes: { footer: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <NavStage>{Story()}</NavStage>],
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { footer: <SideNavKey label="Tastenkürzel" keys="?" onPress={fn()} /> },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Sendungen');
    await expect(canvas.getByText('Sendungen').getBoundingClientRect().width).toBeGreaterThan(1);
  },
};

/** The words leave the eye, and come back as a tooltip (journey `pointer`); the links keep their names. */
export const Rail: Story = {
  globals: { viewport: { value: 'w1200' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendungen').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('link', { name: 'Sendungen' })).not.toHaveAttribute('aria-describedby');
  },
};

export const BarOnPhones: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Hauptnavigation' }).getBoundingClientRect();
    await expect(bar.height).toBe(56);
    await expect(bar.bottom).toBe(window.innerHeight);
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    }
  },
};

const navigate = fn();

export const FollowsALinkWithoutLoading: Story = {
  tags: ['interaction'],
  decorators: [(Story) => <NavigationProvider navigate={navigate}>{Story()}</NavigationProvider>],
  play: async ({ canvas }) => {
    navigate.mockClear();
    await expect(fireEvent.click(canvas.getByRole('link', { name: 'Kontakte' }))).toBe(false);
    await expect(navigate.mock.calls).toEqual([['/kontakte']]);
  },
};

export const Groups: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: {
    // Where its key does not act.
    footer: <SideNavKey label="Tastenkürzel" onPress={fn()} />,
    groups: [
      { items: navItems.slice(0, 1) },
      { title: 'Verwaltung', items: navItems.slice(1, 3) },
      { title: 'System', items: navItems.slice(3) },
    ],
  },
};

export const HardCases: Story = {
  args: {
    groups: [
      {
        items: [
          ...navItems,
          { href: '/x', label: 'Sendungsverfolgungsbenachrichtigungen', icon: Settings },
          { href: '/y', label: 'Versandadressen', icon: Settings },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
