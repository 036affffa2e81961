import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { SettingsLayout } from './SettingsLayout.tsx';

const meta = {
  component: SettingsLayout,
  args: {
    navLabel: 'Einstellungen',
    navItems: [
      { href: '/einstellungen', label: 'Übersicht' },
      { href: '/einstellungen/organisation', label: 'Organisation', isCurrent: true },
      { href: '/einstellungen/neutrale-versandadressen', label: 'Neutrale Versandadressen' },
      { href: '/einstellungen/tagesabschluss', label: 'Tagesabschluss' },
    ],
    children: <PageHeading>Organisation</PageHeading>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Organisation');
  },
};

export const Strip: Story = { globals: { viewport: { value: 'w768' } } };

export const HardCases: Story = {
  args: { children: <PageHeading>Versandadressenzuordnungsbestätigungseinstellungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
