import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { ContactPanel } from '../../contacts/ContactPanel/ContactPanel.tsx';
import { neutralPanelArgs } from './neutral-sender-fixtures.ts';

/** One address beside the list: the panel of a contact in the words of this page. */
const meta = {
  component: ContactPanel,
  tags: ['part', 'interaction'],
  args: neutralPanelArgs,
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const { form } = neutralPanelArgs;
const notSaved = {
  pending: false,
  failure: { reason: 'unreachable', at: FIXTURE_NOW },
  conflict: null,
} as const;

export const Creating: Story = {
  args: {
    state: { kind: 'ready', value: null, isRefreshing: false },
    mode: 'create',
    form: {
      ...form,
      saving: notSaved,
      initialInput: { kind: 'neutral_sender', shortName: '', block: emptyAddressBlock('DE') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Anlegen' })).toBeVisible();
    await expect(canvas.getByText('Neutrale Versandadresse konnte nicht erstellt werden.')).toBeVisible();
  },
};

export const Duplicating: Story = {
  args: { mode: 'duplicate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Neutrale Versandadresse duplizieren' })).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { form: { ...form, saving: notSaved } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Neutrale Versandadresse konnte nicht bearbeitet werden.')).toBeVisible();
  },
};

/** For whoever may only look at it. */
export const Looking: Story = {
  args: { lockedReason: 'Nur Inhaber können Absenderadressen ändern.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Neutrale Versandadresse' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { kind: 'loading', isSlow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/wird geladen|dauert länger/)[0]).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: { at: FIXTURE_NOW, requestId: 'req-7f3a91c2', status: 503 },
      isRetrying: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Versandadresse konnte nicht geladen werden.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Diese Versandadresse gibt es nicht oder Sie dürfen sie nicht sehen.',
      }),
    ).toBeVisible();
  },
};
