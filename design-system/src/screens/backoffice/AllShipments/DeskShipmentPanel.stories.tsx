import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { refusal } from '../../settings/story-refusal.ts';
import { deskDetail, hrefs, numberlessDetail } from './all-shipments-fixtures.ts';
import type { DeskDetailState } from './all-shipments-state.ts';
import { allShipmentsCopy } from './AllShipments.copy.ts';
import { DeskShipmentPanel } from './DeskShipmentPanel.tsx';

const copy = allShipmentsCopy.panel;

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: { kind: 'ready', value: deskDetail, isRefreshing: false },
} satisfies { [K in DeskDetailState['kind']]: Extract<DeskDetailState, { kind: K }> };

const withoutNumber = { ...states.ready, value: numberlessDetail };
const numbering = { pending: false, failure: null, onSubmit: fn(), onChangedChange: fn() };

const meta = {
  component: DeskShipmentPanel,
  tags: ['part'],
  args: {
    state: states.ready,
    hrefs,
    now: new Date(FIXTURE_NOW),
    refreshing: { pending: false, onRefresh: fn() },
    numbering,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DeskShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What its carrier has answered unfolds, in the carrier's words. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/^Abgelehnt, /));
    await expect(canvas.getByText('Gurtmaß zu groß: 324 cm')).toBeVisible();
    await expect(canvas.getByText('Vorgangsnummer req-0aa1b2c3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status neu abrufen' }));
    await expect(args.refreshing.onRefresh).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: copy.ofOrganization })).toHaveAttribute(
      'href',
      '#sendungen-org_tietze',
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** A number that came on another way is taken down. */
export const WithoutNumber: Story = {
  args: { state: withoutNumber },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Sendungsnummer/ });
    await userEvent.type(field, '0034 0434 1610 9402 1501');
    await expect(args.numbering.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Nachtragen' }));
    await waitFor(() =>
      expect(args.numbering.onSubmit).toHaveBeenCalledWith({ trackingNumber: '00340434161094021501' }),
    );
    for (const state of ['Noch keine Antwort', 'Antwort unklar', 'Nicht beauftragt', 'Unbekannt'])
      await expect(canvas.getByText(new RegExp(`^${state}, `))).toBeVisible();
  },
};

export const NumberPending: Story = {
  tags: ['interaction'],
  args: { state: withoutNumber, numbering: { ...numbering, pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.pending })).toBeVisible();
  },
};

export const NumberNotAdded: Story = {
  tags: ['interaction'],
  args: {
    state: withoutNumber,
    numbering: { ...numbering, failure: { reason: 'conflict', at: FIXTURE_NOW, status: 409 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.notAdded)).toBeVisible();
  },
};

/** A template: no carrier has been asked. */
export const Template: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...states.ready,
      value: {
        ...numberlessDetail,
        shipment: { ...numberlessDetail.shipment, status: 'avis', isAvis: true },
        attempts: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.noAnswers)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
