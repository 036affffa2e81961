import type { Meta, StoryObj } from '@storybook/react-vite';
import { auditFieldLabels } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { refusal } from '../../settings/story-refusal.ts';
import { auditDetail, auditedVisits, auditEntries, changedRule, orderedShipment } from './audit-fixtures.ts';
import type { AuditDetailState } from './audit-logs-state.ts';
import { auditLogsCopy, exportFilterLabels } from './AuditLogs.copy.ts';
import { AuditPanel } from './AuditPanel.tsx';

const copy = auditLogsCopy.panel;

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: { kind: 'ready', value: auditDetail, isRefreshing: false },
} satisfies { [K in AuditDetailState['kind']]: Extract<AuditDetailState, { kind: K }> };

const meta = {
  component: AuditPanel,
  tags: ['part'],
  args: {
    state: states.ready,
    hrefs: {
      home: '#start',
      entry: (id) => `#${id}`,
      only: (filter) => `#${Object.keys(filter).join()}`,
      person: (id) => `#person-${id}`,
      object: () => '#objekt',
      reset: '#alle',
    },
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AuditPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Aktiv isActive geändert ja nein/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Hinweis note entfernt/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Titel title neu leer/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^theme\.hue geändert blau grün/ })).toBeVisible();
    await expect(canvas.queryByText('version')).toBeNull();
    await expect(canvas.getByRole('tab', { name: /^Änderungen\s*5$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.ofPerson })).toHaveAttribute('href', '#person');
    await expect(canvas.getByRole('link', { name: copy.open })).toHaveAttribute('href', '#objekt');
  },
};

/** What was kept for machines is read as elsewhere on the page, and stands before what else there is to look for. */
export const OfAShipment: Story = {
  args: { state: { ...states.ready, value: orderedShipment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Status status geändert AVIS Beauftragt/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Preis netto .* 118,40\s€/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Gedruckt am .* 20\.11\.2026 \d\d:04:09/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Voraussichtlicher .* 24\.11\.2026/ })).toBeVisible();
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings.indexOf(copy.section)).toBeLessThan(headings.indexOf(copy.more));
  },
};

/** What is one of a few values is read by its word. */
export const OfARule: Story = {
  tags: ['interaction'],
  args: { state: { ...states.ready, value: changedRule } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Regel standing geändert Erlaubt Nicht erlaubt/ }),
    ).toBeVisible();
  },
};

/** An order of which nobody knows. */
export const Unclear: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...states.ready,
      value: { ...orderedShipment, changes: [{ field: 'ordering', before: 'open', after: 'unclear' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /begonnen unklar/ })).toBeVisible();
  },
};

/** Whatever an entry may tell of. */
export const EveryField: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...states.ready,
      value: {
        ...auditDetail,
        changes: Object.keys(auditFieldLabels).map((field) => ({ field, before: 'a', after: 'b' })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ursprungsland')).toBeVisible();
  },
};

/** The whole entry, as machines tell it. */
export const AsJson: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'JSON' }));
    await expect(canvas.getByRole('region', { name: 'Eintrag als JSON' })).toHaveTextContent('"aud_5"');
  },
};

export const CopiesItsNumber: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: copy.copyNumber }));
    await expect(await canvas.findByText(copy.copied)).toBeInTheDocument();
    await expect(writeText).toHaveBeenCalledWith('req-7f3k20m9');
  },
};

export const CannotCopy: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no clipboard'));
    await userEvent.click(canvas.getByRole('button', { name: copy.copyNumber }));
    await expect(await canvas.findByText(copy.notCopied)).toBeInTheDocument();
  },
};

/** What a job has done, without a call, and nothing of it changed a field; it has no page. */
export const WithoutChanges: Story = {
  args: {
    state: { ...states.ready, value: { ...auditDetail, ...auditEntries[2], changes: [] } },
    hrefs: { ...meta.args.hrefs, object: () => undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noChanges)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: copy.open })).toBeNull();
    await expect(canvas.queryByRole('link', { name: copy.ofPerson })).toBeNull();
  },
};

/** A table that somebody has taken away: what narrowed it down, since nothing was changed. */
export const Exported: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        ...auditDetail,
        ...auditedVisits[0],
        changes: [
          { field: 'from', before: null, after: '2026-11-01' },
          { field: 'search', before: null, after: 'Kiel' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: copy.exported })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Filter/, selected: true })).toBeVisible();
    await expect(canvas.getByText('Von')).toBeVisible();
    await expect(canvas.getByText('01.11.2026')).toBeVisible();
    await expect(canvas.getByText('Suche')).toBeVisible();
    await expect(canvas.getByText('Kiel')).toBeVisible();
  },
};

/** Whatever a table can be narrowed down by, each by the word of its list; what is new goes by its own name. */
export const ExportedByEveryFilter: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        ...auditDetail,
        ...auditedVisits[0],
        changes: [...exportFilterLabels.keys(), 'colour']
          // Of `orgCode` and `organization`, which are called the same, a table takes one.
          .filter((field) => field !== 'organization')
          .map((field, index) => ({ field, before: null, after: `${index}` })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch nicht gedruckt')).toBeVisible();
    await expect(canvas.getByText('colour')).toBeVisible();
    await expect(canvas.queryByText('unprinted')).toBeNull();
  },
};

/** All of it. */
export const ExportedWhole: Story = {
  args: {
    state: { ...states.ready, value: { ...auditDetail, ...auditedVisits[0], changes: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noFilters)).toBeVisible();
  },
};

export const SignedIn: Story = {
  args: {
    state: { ...states.ready, value: { ...auditDetail, ...auditedVisits[1], changes: [] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noFieldsOfSignIn)).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
