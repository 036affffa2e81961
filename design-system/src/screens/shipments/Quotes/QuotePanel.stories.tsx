import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Quote } from 'contract';
import { FIXTURE_NOW, pastQuotes, quotes } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { QuotePanel } from './QuotePanel.tsx';
import type { QuoteDetailState } from './quotes-state.ts';
import { quotesCopy } from './Quotes.copy.ts';

const ready = (value: Quote) => ({ kind: 'ready', value, isRefreshing: false }) as const;
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  failed: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW }, isRetrying: false },
  ready: ready(quotes.answered),
} satisfies { [K in QuoteDetailState['kind']]: Extract<QuoteDetailState, { kind: K }> };

const meta = {
  component: QuotePanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  beforeEach: toastStories.beforeEach,
  args: {
    state: states.ready,
    now: new Date(FIXTURE_NOW),
    acceptHref: '#annehmen',
    shipmentHref: (id) => `#${id}`,
    onWithdraw: fn(async () => undefined),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof QuotePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Preisanfrage AN-10047' })).toBeVisible();
    await expect(canvas.getByText('DEKU Stückgut')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Angebot annehmen' })).toHaveAttribute('href', '#annehmen');
  },
};

/** It can be taken back, after a question. */
export const Withdraws: Story = {
  tags: ['interaction'],
  args: { state: ready(quotes.open), onWithdraw: fn(async () => undefined) },
  play: async ({ args, canvas }) => {
    const withdraw = canvas.getByRole('button', { name: 'Preisanfrage zurückziehen' });
    await userEvent.click(withdraw);
    const question = await screen.findByRole('alertdialog', { name: 'Preisanfrage zurückziehen?' });
    await expect(question).toHaveTextContent('AN-10052');
    await userEvent.click(within(question).getByRole('button', { name: 'Nicht zurückziehen' }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(withdraw);
    const again = await screen.findByRole('alertdialog', { name: 'Preisanfrage zurückziehen?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Preisanfrage zurückziehen' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

/** Staff answer under the open question, which ends. */
export const AnsweredMeanwhile: Story = {
  tags: ['interaction'],
  args: { onWithdraw: fn(async () => undefined) },
  render: function Render(args) {
    const [quote, setQuote] = useState<Quote>(quotes.open);
    return (
      <>
        <QuotePanel {...args} state={ready(quote)} />
        <ToastRegion {...toastStories.args} />
        <button type="button" hidden data-testid="answer" onClick={() => setQuote(quotes.answered)} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preisanfrage zurückziehen' }));
    await screen.findByRole('alertdialog', { name: 'Preisanfrage zurückziehen?' });
    await fireEvent.click(canvas.getByTestId('answer'));
    await expect(await screen.findByText('Sie ist inzwischen nicht mehr offen.')).toBeVisible();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};

/** Who goes back under the open question has lost nothing, and is told nothing. */
export const LeavesTheQuestion: Story = {
  tags: ['interaction'],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <QuotePanel {...args} state={ready(quotes.open)} />}
        <ToastRegion {...toastStories.args} />
        <button type="button" hidden data-testid="back" onClick={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preisanfrage zurückziehen' }));
    const question = await screen.findByRole('alertdialog', { name: 'Preisanfrage zurückziehen?' });
    await fireEvent.click(canvas.getByTestId('back'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(screen.queryByText('Sie ist inzwischen nicht mehr offen.')).toBeNull();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const Withdrawn: Story = {
  args: { state: ready(pastQuotes.withdrawn) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Aylin Özdemir$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anfragen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Preisanfrage zurückziehen' })).toBeNull();
  },
};

/** What is told of it. */
export const OfWithdrawals: Story = {
  tags: ['interaction'],
  render: () => <ToastRegion {...toastStories.args} />,
  play: tells(
    { tone: 'success', title: quotesCopy.withdrawing.done },
    {
      tone: 'danger',
      title: quotesCopy.withdrawing.failed,
      description: 'Diese Preisanfrage ist bereits beantwortet.',
    },
    { tone: 'danger', title: quotesCopy.withdrawing.open, description: writeFailureCopy.unanswered },
  ),
};

/** Whoever packs sees what was offered, and orders nothing. */
export const WithoutRight: Story = {
  render: ({ state, now, shipmentHref, onClose, onRetry }) => (
    <QuotePanel {...{ state, now, shipmentHref, onClose, onRetry }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Angebot annehmen' })).toBeNull();
  },
};

export const Unanswered: Story = { args: { state: ready(quotes.open) } };

/** Another day, or another weight, and there may be an offer. */
export const Refused: Story = {
  args: { state: ready(quotes.refused) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Erneut anfragen' })).toHaveAttribute('href', '#annehmen');
  },
};

export const Expired: Story = {
  args: { state: ready(pastQuotes.expired) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Das Angebot galt bis/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Erneut anfragen' })).toBeVisible();
  },
};

export const Accepted: Story = {
  args: { state: ready(pastQuotes.accepted) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sendung anzeigen' })).toHaveAttribute(
      'href',
      '#shp_104512',
    );
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };

export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
