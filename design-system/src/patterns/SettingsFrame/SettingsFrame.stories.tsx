import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { SettingsLayout } from '../../layouts/SettingsLayout/SettingsLayout.tsx';
import { AppPage } from '../../stories/AppPage.tsx';
import type { Fetched } from '../ResourceView/resource.ts';
import { ResourceView } from '../ResourceView/ResourceView.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const types = ['Sendung erstellt', 'Vorlage aktualisiert', 'Statusänderung'];

/** The parameters of an organisation: which notifications its members see, and what new shipments begin with. */
function parameters(resource: Fetched<readonly string[]>) {
  return (
    <ResourceView
      resource={resource}
      words={{
        loading: 'Einstellungen werden geladen …',
        failed: 'Die Einstellungen konnten nicht geladen werden.',
      }}
      skeleton={
        <SettingsSection title="Benachrichtigungen">
          <Stack gap={3}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
            <Skeleton width={0.6} />
          </Stack>
        </SettingsSection>
      }
      onRetry={fn()}
    >
      {(shown) => (
        <>
          <SettingsSection
            title="Benachrichtigungen"
            description="Wofür eine Meldung erscheint. In der Liste stehen immer alle."
          >
            <Stack gap={2}>
              {shown.map((type) => (
                <Checkbox key={type} label={type} defaultSelected />
              ))}
            </Stack>
          </SettingsSection>
          <SettingsSection
            title="Standardwerte"
            description="Stehen in jeder neuen Sendung und lassen sich dort ändern."
          >
            <TextField label="Inhalt" defaultValue="Messgeräte" />
          </SettingsSection>
        </>
      )}
    </ResourceView>
  );
}

const ready = { kind: 'ready', value: types, isRefreshing: false } as const;
const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

const meta = {
  component: SettingsFrame,
  tags: ['frame'],
  args: {
    heading: 'Parameter',
    description: 'Gelten für alle Personen in Ihrer Organisation.',
    children: parameters(ready),
  },
  argTypes: { children: { control: false }, foot: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AppPage address="/einstellungen/parameter">
        <SettingsLayout
          navLabel="Einstellungen"
          navItems={[
            { href: '/einstellungen/organisation', label: 'Organisation' },
            { href: '/einstellungen/parameter', label: 'Parameter', isCurrent: true },
          ]}
        >
          {Story()}
        </SettingsLayout>
      </AppPage>
    ),
  ],
} satisfies Meta<typeof SettingsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Benachrichtigungen' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Parameter' })).toBeVisible();
  },
};

export const Changed: Story = {
  args: {
    foot: (
      <>
        <span>2 Angaben geändert: Statusänderung, Inhalt</span>
        <Button>Verwerfen</Button>
        <Button variant="primary">Änderungen speichern</Button>
      </>
    ),
  },
};

export const Loading: Story = { args: { children: parameters({ kind: 'loading', isSlow: true }) } };

export const Failed: Story = {
  args: { children: parameters({ kind: 'failed', failure, isRetrying: false }) },
};

export const HardCases: Story = {
  args: { heading: 'Versandadressenzuordnungsbestätigungseinstellungen' },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
