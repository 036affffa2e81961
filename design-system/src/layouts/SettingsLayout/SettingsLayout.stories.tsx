import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AppPage } from '../../stories/AppPage.tsx';
import { Column } from '../../stories/Stack.tsx';
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
    children: (
      <Column>
        <PageHeading description="So steht sie auf Versandetiketten und Rechnungen.">
          Organisation
        </PageHeading>
        <TextField label="Firma" defaultValue="Tietze Feinmechanik GmbH" />
        <TextField label="Straße und Hausnummer" defaultValue="Werftstraße 18" />
        <TextField label="Ort" defaultValue="Kiel" />
      </Column>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AppPage address="/einstellungen/organisation">{Story()}</AppPage>],
} satisfies Meta<typeof SettingsLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Einstellungen' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Organisation');
  },
};

export const HardCases: Story = {
  args: { children: <PageHeading>Versandadressenzuordnungsbestätigungseinstellungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
