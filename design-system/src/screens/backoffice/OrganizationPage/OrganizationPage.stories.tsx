import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationRecord } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { OrganizationFacts } from '../../settings/Organization/Organization.tsx';
import { settingsSaving, settingsStates } from '../../settings/story-settings-saving.ts';
import type { OrganizationPageState } from './organization-page-state.ts';
import { organizationPageCopy as copy } from './OrganizationPage.copy.ts';
import { OrganizationPage } from './OrganizationPage.tsx';

const { loading, notFound, failed, ready } = settingsStates(organizationRecord);
const states = {
  loading,
  notFound,
  failed,
  ready,
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
} satisfies { [K in OrganizationPageState['kind']]: Extract<OrganizationPageState, { kind: K }> };

const deletion = { pending: false, failure: null, onSubmit: fn() };

/** The organisation with what an administrator of the platform may do with it. */
const meta = {
  component: OrganizationPage,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    current: 'facts',
    hrefs: { home: '#start', list: '#alle', tab: (tab) => `#${tab}` },
    children: (organization) => (
      <OrganizationFacts
        organization={organization}
        saving={settingsSaving(organization)}
        deletion={deletion}
        readOnly={copy.readOnly}
      />
    ),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrganizationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tietze Feinmechanik GmbH' })).toBeVisible();
    await expect(canvas.getByText('abgeschlossen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Stammdaten' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Benutzer' })).toHaveAttribute('href', '#users');
  },
};

/** Staff who may only look; the owner has not set it up yet. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: {
    state: { ...states.ready, value: { ...organizationRecord, externalOrgId: null, isSetUp: false } },
    children: (organization) => (
      <OrganizationFacts organization={organization} saving={null} deletion={null} readOnly={copy.readOnly} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können diese Angaben ändern.')).toBeVisible();
    await expect(canvas.getByText('noch offen')).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        ...organizationRecord,
        orgName: 'Weserbergland Medizintechnik Großhandelsgesellschaft mbH & Co. KG',
        orgCode: 'org_9f3b7c21d4e8a6b05c17',
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const NotFound: Story = {
  tags: ['state-empty'],
  args: { state: states.notFound },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zu den Organisationen' })).toHaveAttribute(
      'href',
      '#alle',
    );
    await expect(canvas.queryByRole('link', { name: 'Stammdaten' })).toBeNull();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
