import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ratesFixtures } from '../../../patterns/RateList/rates-fixtures.ts';
import { AppPage } from '../../../stories/AppPage.tsx';
import { unavailable } from './mode-fixtures.ts';
import { blank, domestic, filled, longWords } from './new-shipment-fixtures.ts';
import type { EditingState, NewShipmentState, SubmissionState } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, orderButton, storyArgs } from './story-helpers.ts';

const states = {
  loading: { kind: 'loading' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  editing: blank,
  // Their stories stand with those of the modes.
  ...unavailable,
} satisfies { [K in NewShipmentState['kind']]: Extract<NewShipmentState, { kind: K }> };

const submissions = {
  idle: { kind: 'idle' },
  sending: { kind: 'sending', intent: 'order' },
  failed: {
    kind: 'failed',
    intent: 'order',
    failure: 'unreachable',
    status: 503,
    requestId: 'req_7f3a91',
    at: FIXTURE_NOW,
  },
  unknown: { kind: 'unknown', lookUp: 'idle' },
  'other-created': { kind: 'other-created', intent: 'order', orderNumber: 'LO-104512' },
  'session-ended': { kind: 'session-ended' },
} satisfies { [K in SubmissionState['kind']]: Extract<SubmissionState, { kind: K }> };

function sending(submission: SubmissionState, more: Partial<EditingState> = {}): EditingState {
  return { ...domestic, ...more, submission };
}

const restored: EditingState = {
  ...domestic,
  draft: { savedAt: FIXTURE_NOW, restoredFrom: '2026-11-20T08:14:00.000Z', storage: 'ok' },
};

const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: {
    ...storyArgs,
    state: states.editing,
  },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };

export const Forbidden: Story = {
  args: { state: states.forbidden },
  // The page has the gutter that the frame gives to any message.
  render: (args) => (
    <AppPage drawer={null}>
      <NewShipment {...args} />
    </AppPage>
  ),
};

/** As it opens. */
export const Empty: Story = {
  args: { state: states.editing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /entfernen$/ })).toBeDisabled();
  },
};

/** Everything at once: customs, neutral sender, prices. The picture that the mock-ups show. */
export const Ready: Story = { args: { state: filled } };

/** Within the country there is nothing to declare. */
export const Domestic: Story = { args: { state: sending(submissions.idle) } };

export const RatesStale: Story = { args: { state: { ...filled, rates: ratesFixtures.stale } } };

export const Sending: Story = { args: { state: sending(submissions.sending) } };

/** Signing in anew does not tell either what became of the order. */
export const ThrowsNothingAwayWhileAnOrderIsOpen: Story = {
  args: { state: { ...restored, submission: submissions['session-ended'], isOrderOpen: true } },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    for (const name of ['Eingaben zurücksetzen', 'Verwerfen']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(/Ergebnis des letzten Auftrags feststeht/);
    }
  },
};

export const SavingTheTemplate: Story = {
  args: { state: sending({ ...submissions.sending, intent: 'avis' }) },
};

export const SendsNothingTwice: Story = {
  args: { state: sending(submissions.sending) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: /^Wird beauftragt …/ });
    if (button) await userEvent.click(button);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: sending(submissions.failed) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Sendung wurde nicht beauftragt.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Inhalt der Sendung/ })).toHaveValue(
      'Messbrücke und Gewindehülsen',
    );
  },
};

/** What had no way to know of another tab has shared its key with it. */
export const AnotherOneCreated: Story = {
  args: { state: sending(submissions['other-created']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/eine andere Sendung erstellt: LO-104512/)).toBeVisible();
    await expect(orderButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const UnknownResult: Story = {
  args: { state: sending(submissions.unknown) },
  play: async ({ canvas }) => {
    await expect(orderButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The carrier is being asked what became of the order: nothing can be sent until it has said so. */
export const WaitsWhileAResultIsBeingSettled: Story = {
  args: { state: sending({ ...submissions.unknown, lookUp: 'settling' }) },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(orderButton(canvas)).toHaveAttribute('aria-disabled', 'true');
    await expect(orderButton(canvas)).toHaveAccessibleDescription('Der letzte Auftrag wird noch geklärt.');
  },
};

export const LooksUpAnUnknownResult: Story = {
  args: { state: sending(submissions.unknown) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt prüfen' }));
    await expect(args.callbacks.onLookUp).toHaveBeenCalled();
  },
};

export const AllowsOrderingOnceNothingWasFound: Story = {
  args: { state: sending({ ...submissions.unknown, lookUp: 'nothing-found' }) },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(orderButton(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const SessionEnded: Story = { args: { state: sending(submissions['session-ended']) } };

export const SignsInAgain: Story = {
  args: { state: sending(submissions['session-ended']) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut anmelden' }));
    await expect(args.callbacks.onSignIn).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: { state: { ...domestic, isOffline: true } },
  play: async ({ canvas }) => {
    await expect(orderButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SaysWhyItCannotOrderOffline: Story = {
  args: { state: { ...domestic, isOffline: true } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const order = orderButton(canvas);
    await expect(order).toHaveAccessibleDescription(/Ohne Verbindung/);
    await userEvent.click(order);
    await expect(order).toHaveFocus();
    await expect(announcer(canvas)).toHaveTextContent(/^Ohne Verbindung kann nichts beauftragt werden/);
    canvas.getByRole('textbox', { name: /^Ort/ }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(announcer(canvas).children).toHaveLength(2);
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
  },
};

export const StorageUnavailable: Story = {
  args: { state: { ...domestic, draft: { savedAt: null, restoredFrom: null, storage: 'unavailable' } } },
};

export const PrefillMissing: Story = { args: { state: { ...blank, prefillFailure: 'missing' } } };

export const PrefillUnreadable: Story = { args: { state: { ...blank, prefillFailure: 'unreadable' } } };

export const RestoredDraft: Story = { args: { state: restored } };

export const GoesOnWithARestoredDraft: Story = {
  args: { state: restored },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiterbearbeiten' }));
    await expect(canvas.queryByText(/nicht abgeschlossenen Entwurf/)).toBeNull();
  },
};

export const DiscardQuestion: Story = {
  args: { state: restored },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    await screen.findByRole('alertdialog', { name: 'Entwurf verwerfen?' });
  },
};

export const DiscardsARestoredDraft: Story = {
  args: { state: restored },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Entwurf verwerfen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(args.callbacks.onReset).toHaveBeenCalled());
  },
};

export const HardCases: Story = { args: { state: longWords }, globals: { viewport: { value: 'w320' } } };

/** At the packing bench type and targets are larger; what is typed must still be read. */
export const AtThePackingBench: Story = {
  args: { state: filled },
  globals: { density: 'packplatz', viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Packstück/ }))
      await expect(`${field.value}: ${field.scrollWidth}`).toBe(`${field.value}: ${field.clientWidth}`);
  },
};
