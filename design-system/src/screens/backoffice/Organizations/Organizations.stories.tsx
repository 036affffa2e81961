import type { Meta, StoryObj } from '@storybook/react-vite';
import { ORGANIZATIONS_PER_PAGE } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listedOrganizations as organizations } from './organizations-fixtures.ts';
import { noFilter, type OrganizationsState } from './organizations-state.ts';
import { organizationsCopy as copy } from './Organizations.copy.ts';
import { Organizations } from './Organizations.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: {
    kind: 'ready',
    value: { items: organizations, totalItems: organizations.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in OrganizationsState['kind']]: Extract<OrganizationsState, { kind: K }> };

const creation = { pending: false, failure: null, onSubmit: fn(), onChangedChange: fn(), onClose: fn() };

const meta = {
  component: Organizations,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    hrefs: {
      home: '#start',
      organization: (code) => `#${code}`,
      list: (onlyNew) => (onlyNew ? '#neue' : '#alle'),
      reset: '#alle',
    },
    onCreate: fn(),
    creation: null,
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Organizations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Segelmacherei Öhlers/ }));
    await expect(row.getByRole('link')).toHaveAttribute('href', '#org_oehlers');
    // The search finds it by its code: that is seen, in its column or below the name.
    const seen = row.getAllByText('org_oehlers').filter((element) => element.checkVisibility());
    await expect(seen).toHaveLength(1);
    // Owners have a column in a wide table only.
    await expect(row.getByText('noch keiner')).toBeInTheDocument();
    await expect(canvas.getByText(/und 2.weitere$/)).toBeInTheDocument();
    await expect(row.getByText('Offen')).toBeVisible();
  },
};

/** Staff who may only look. */
export const ReadOnly: Story = {
  tags: ['interaction'],
  args: { onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Organisation anlegen' })).toBeNull();
  },
};

/** What is missing is said at its field, and nothing is sent. */
export const Creating: Story = {
  tags: ['state-ready'],
  args: { creation },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Organisation anlegen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Organisation anlegen' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Pflichtfeld'));
    await expect((await dialog.findAllByRole('link', { name: /Pflichtfeld$/ }))[0]).toBeVisible();
    await expect(args.creation?.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(name, 'Nordlicht Optik');
    await expect(args.creation?.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(dialog.getByRole('textbox', { name: /des Inhabers/ }), 'chefin@nordlicht.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Organisation anlegen' }));
    await waitFor(() =>
      expect(args.creation?.onSubmit).toHaveBeenCalledWith({
        orgName: 'Nordlicht Optik',
        externalOrgId: '',
        ownerEmail: 'chefin@nordlicht.example',
      }),
    );
  },
};

export const BeingCreated: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, pending: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: copy.creation.pending })).toBeVisible();
  },
};

export const NotCreated: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async () => {
    await expect(await screen.findByText('Die Organisation wurde nicht angelegt.')).toBeVisible();
  },
};

/** The second of many pages. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { ...noFilter, page: 2 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: ORGANIZATIONS_PER_PAGE }, (_, index) => ({
          ...(organizations[index % 2] as (typeof organizations)[number]),
          orgCode: `org_${index}`,
        })),
        totalItems: 1204,
        shown: { ...noFilter, page: 2 },
      },
    },
  },
};

/** A long name at 320 px. */
export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const code = canvas.getAllByText('org_oehlers').filter((element) => element.checkVisibility());
    await expect(code).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Rows of another search, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { ...noFilter, search: 'Kiel', page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, search: 'Weber' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Suchen Sie nach einem Teil/)).toBeVisible();
  },
};

export const NoneNew: Story = {
  tags: ['state-no-hits'],
  args: { state: states.noHits, filter: { ...noFilter, onlyNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.noneNew })).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.tabs.new })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: copy.tabs.all })).toHaveAttribute('href', '#alle');
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
