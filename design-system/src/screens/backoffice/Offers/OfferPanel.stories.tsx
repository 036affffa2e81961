import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Quote } from 'contract';
import { FIXTURE_NOW, people, quotes } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { offerableProducts } from './offer-fixtures.ts';
import { OfferPanel } from './OfferPanel.tsx';
import type { OfferDetailState } from './offers-state.ts';

const { given_name, family_name, id: personId } = people.backofficeUser;
const me = { id: personId, full_name: `${given_name} ${family_name}` };
const ready = (value: Quote): OfferDetailState => ({ kind: 'ready', value, isRefreshing: false });
const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  notFound: { kind: 'notFound' },
} satisfies Record<string, OfferDetailState>;

const answering = {
  pending: false,
  failure: null,
  isRefusal: false,
  onAnswer: fn(),
  onChangedChange: fn(),
};
const assigning = { personId, pending: false, onAssign: fn() };

const meta = {
  component: OfferPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(quotes.open),
    now: new Date(FIXTURE_NOW),
    products: { kind: 'ready', value: offerableProducts, isRefreshing: false },
    answering,
    assigning,
    onClose: fn(),
    onRetry: fn(),
    onRetryProducts: fn(),
  },
} satisfies Meta<typeof OfferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody works on it yet. */
export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('noch niemandem')).toBeVisible();
    const sections = canvas.getAllByRole('heading', { name: /^(Preisanfrage|Antwort)$/ });
    await expect(sections.map(({ textContent }) => textContent)).toEqual(['Preisanfrage', 'Antwort']);
    await userEvent.click(canvas.getByRole('button', { name: 'Mir zuweisen' }));
    await expect(args.assigning.onAssign).toHaveBeenCalledWith(true);
  },
};

/** It is mine, and can be given back. */
export const Mine: Story = {
  tags: ['interaction'],
  args: { state: ready({ ...quotes.open, assignedTo: me }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zurückgeben' }));
    await expect(args.assigning.onAssign).toHaveBeenCalledWith(false);
  },
};

/** A colleague works on it. */
export const TakenByAnother: Story = {
  tags: ['interaction'],
  args: { state: ready({ ...quotes.open, assignedTo: { id: 'usr_andere', full_name: 'Bernd Ahlers' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Selbst übernehmen' })).toBeVisible();
  },
};

/** An offer is typed and sent as the platform wants it. */
export const Answers: Story = {
  tags: ['interaction'],
  args: { answering: { ...answering, onAnswer: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Angebot senden' }));
    await expect(canvas.getAllByText(/Pflichtfeld/).length).toBeGreaterThan(0);
    await userEvent.selectOptions(canvas.getByLabelText(/^Versandprodukt/), 'DEKU/DEKU_STUECKGUT');
    await userEvent.type(canvas.getByLabelText(/^Preis netto/), '1.234,50');
    await userEvent.type(canvas.getByLabelText(/^Nachricht/), 'Mit Hebebühne.');
    await userEvent.click(canvas.getByRole('button', { name: 'Angebot senden' }));
    await expect(args.answering.onAnswer).toHaveBeenCalledWith({
      offer: {
        carrier: 'DEKU',
        carrierProductCode: 'DEKU_STUECKGUT',
        priceNetCents: 123_450,
        deliveryDate: '2026-11-27',
        validUntil: '2026-12-04',
      },
      message: 'Mit Hebebühne.',
    });
  },
};

/** What fits the request stands first; of the others it is said why not. */
export const GroupsProducts: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const groups = within(canvas.getByLabelText(/^Versandprodukt/)).getAllByRole('group');
    await expect(groups.map((group) => group.getAttribute('label'))).toEqual([
      'Passen zur Preisanfrage',
      'Passen nicht zur Preisanfrage',
    ]);
    const [fit, unfit] = groups.map((group) =>
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    );
    await expect(fit).toEqual(['DEKU Stückgut', 'DEKU Stückgut Express']);
    await expect(unfit).toEqual([
      'DHL Paket – „Palette, nicht belastbar“ ist nicht erlaubt',
      'DEKU Stückgut Inland – Nicht für die Schweiz',
    ]);
  },
};

/** Staff may have agreed on it on the telephone: it can be chosen, and is warned of. */
export const Unfitting: Story = {
  tags: ['state-ready'],
  args: { answering: { ...answering, onAnswer: fn() } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText(/^Versandprodukt/);
    await userEvent.selectOptions(field, 'DHL/DHL_PAKET');
    const warning = 'Passt nicht zur Preisanfrage: „Palette, nicht belastbar“ ist nicht erlaubt.';
    await expect(await canvas.findByText(warning)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Preis netto/), '99,00');
    await userEvent.click(canvas.getByRole('button', { name: 'Angebot senden' }));
    await expect(args.answering.onAnswer).toHaveBeenCalled();
  },
};

/** A refusal needs a reason. */
export const Refuses: Story = {
  tags: ['interaction'],
  args: { answering: { ...answering, onAnswer: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnung senden' }));
    await expect(args.answering.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Grund der Ablehnung/), 'Gefahrgut.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnung senden' }));
    await expect(args.answering.onAnswer).toHaveBeenCalledWith({ offer: null, message: 'Gefahrgut.' });
  },
};

/** Whoever turns to the other form and back finds what was typed, and is asked about it when leaving. */
export const KeepsBothForms: Story = {
  tags: ['interaction'],
  args: { answering: { ...answering, onChangedChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Preis netto/), '1.234,50');
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await userEvent.type(canvas.getByLabelText(/^Grund der Ablehnung/), 'Gefahrgut.');
    await expect(args.answering.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Doch ein Angebot machen' }));
    await expect(canvas.getByLabelText(/^Preis netto/)).toHaveValue('1.234,50');
    await userEvent.clear(canvas.getByLabelText(/^Preis netto/));
    await expect(args.answering.onChangedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await expect(canvas.getByLabelText(/^Grund der Ablehnung/)).toHaveValue('Gefahrgut.');
  },
};

export const Sending: Story = {
  tags: ['interaction'],
  args: { answering: { ...answering, pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Angebot wird gesendet …/ })).toBeVisible();
  },
};

/** A refusal that is on its way, and one that was not sent. */
export const SendingRefusal: Story = {
  tags: ['interaction'],
  render: function Render(args) {
    const [pending, setPending] = useState(false);
    return (
      <OfferPanel
        {...args}
        answering={{ ...args.answering, pending, isRefusal: true, onAnswer: () => setPending(true) }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await userEvent.type(canvas.getByLabelText(/^Grund der Ablehnung/), 'Gefahrgut.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnung senden' }));
    await expect(canvas.getByRole('button', { name: /Ablehnung wird gesendet …/ })).toBeVisible();
  },
};

export const RefusalNotSent: Story = {
  tags: ['interaction'],
  args: {
    answering: { ...answering, isRefusal: true, failure: { reason: 'unreachable', at: FIXTURE_NOW } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await expect(canvas.getByText('Die Ablehnung konnte nicht gesendet werden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Doch ein Angebot machen' })).toBeVisible();
  },
};

/** Whoever replies, or turns to the other form, goes on in it, and comes back to where they left. */
export const TakesTheFocusAlong: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    await expect(canvas.getByLabelText(/^Versandprodukt/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await expect(canvas.getByLabelText(/^Grund der Ablehnung/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Doch ein Angebot machen' }));
    await expect(canvas.getByRole('button', { name: 'Ablehnen …' })).toHaveFocus();
  },
};

/** It was an offer that was not sent: of a refusal there is nothing to be said. */
export const RefusesAfterAFailedOffer: Story = {
  tags: ['interaction'],
  args: { answering: { ...answering, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Angebot konnte nicht gesendet werden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ablehnen …' }));
    await expect(canvas.queryByText('Die Ablehnung konnte nicht gesendet werden.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Doch ein Angebot machen' }));
    await expect(canvas.getByText('Angebot konnte nicht gesendet werden.')).toBeVisible();
  },
};

/** A colleague was faster. */
export const NotSent: Story = {
  tags: ['state-ready'],
  args: {
    answering: {
      ...answering,
      failure: {
        reason: 'conflict',
        status: 409,
        at: FIXTURE_NOW,
        requestId: 'req-7f3a91c2',
        detail:
          'Diese Preisanfrage ist bereits beantwortet. Beantwortet hat sie Bernd Ahlers am 20.11.2026, 10:12.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Angebot konnte nicht gesendet werden.')).toBeVisible();
  },
};

/** What can be offered is still fetched, and what could not be. */
export const ProductsLoading: Story = {
  tags: ['interaction'],
  args: { products: { kind: 'loading', isSlow: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Versandprodukte werden geladen …')).toBeInTheDocument();
  },
};

export const ProductsFailed: Story = {
  tags: ['interaction'],
  args: {
    products: {
      kind: 'failed',
      failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
      isRetrying: false,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Die Versandprodukte konnten nicht geladen werden.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetryProducts).toHaveBeenCalledOnce();
  },
};

/** What was answered is shown, and nothing can be done about it. */
export const Answered: Story = {
  tags: ['state-ready'],
  args: { state: ready(quotes.answered) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Angebot senden' })).toBeNull();
    await expect(canvas.getByText(/Zustellung mit Hebebühne/)).toBeVisible();
    await expect(canvas.getByText('Organisation')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.failed } };

export const NotFound: Story = { args: { state: states.notFound } };
