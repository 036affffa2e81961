import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../../stories/Stack.tsx';
import type { LookUp, SubmissionFailure, SubmissionState } from './new-shipment-state.ts';
import { SubmissionMessage } from './SubmissionMessage.tsx';

/** What the form says of an attempt that did not end in a shipment. */
const meta = {
  component: SubmissionMessage,
  args: {
    submission: { kind: 'session-ended' },
    shipmentsHref: '/sendungen',
    onLookUp: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof SubmissionMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

function failed(failure: SubmissionFailure, detail?: string): SubmissionState {
  const facts = { kind: 'failed', intent: 'order', failure, at: FIXTURE_NOW } as const;
  return detail === undefined ? facts : { ...facts, status: 422, requestId: 'req_7f3a91', detail };
}

const submissions: Readonly<Record<string, SubmissionState>> = {
  invalid: failed('invalid'),
  refused: failed('refused'),
  'refused, in the words of the carrier': failed(
    'refused',
    'DHL hat die Sendung abgelehnt: Die Zieladresse wird nicht beliefert.',
  ),
  repriced: failed('repriced'),
  forbidden: failed('forbidden'),
  unreachable: failed('unreachable'),
  faulty: failed('faulty'),
  'template not saved': { kind: 'failed', intent: 'avis', failure: 'faulty', at: FIXTURE_NOW },
  unknown: { kind: 'unknown', lookUp: 'idle' },
  'unknown, looking up': { kind: 'unknown', lookUp: 'running' },
  'unknown, being settled': { kind: 'unknown', lookUp: 'settling' },
  'unknown, looking up failed': { kind: 'unknown', lookUp: 'failed' },
  'unknown, nothing found': { kind: 'unknown', lookUp: 'nothing-found' },
  'template, unknown, being settled': { kind: 'unknown', intent: 'avis', lookUp: 'settling' },
  'template, unknown, looking up failed': { kind: 'unknown', intent: 'avis', lookUp: 'failed' },
  'template, unknown, nothing found': { kind: 'unknown', intent: 'avis', lookUp: 'nothing-found' },
  'another one created': { kind: 'other-created', intent: 'order', orderNumber: 'LO-104512' },
  'session ended': { kind: 'session-ended' },
};

const said = [
  'Prüfen Sie die markierten Felder',
  'Der Dienstleister hat den Auftrag abgelehnt.',
  'DHL hat die Sendung abgelehnt',
  'Der Preis hat sich geändert. Prüfen Sie den neuen Preis und beauftragen Sie erneut.',
  'Ihnen fehlt die Berechtigung, Sendungen zu erstellen.',
  'Bei uns ist ein Fehler aufgetreten.',
  'Der Dienstleister hat noch nicht geantwortet. Beauftragen Sie nicht erneut;',
  'Ob der Auftrag angekommen ist, konnte nicht geprüft werden.',
  'In einem anderen Tab wurde mit demselben Entwurf eine andere Sendung erstellt: LO-104512.',
];

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {Object.entries(submissions).map(([caption, submission]) => (
        <div key={caption}>
          <p>{caption}</p>
          <SubmissionMessage {...args} submission={submission} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const words of said) {
      const [shown] = canvas.getAllByText((text) => text.startsWith(words));
      await expect(shown).toBeVisible();
    }
  },
};

/** Whoever asks by keyboard stays at the message, and hears what came of it in the region that was there. */
export const HandsOnTheFocusOnceNothingWasFound: Story = {
  tags: ['interaction'],
  render: function LookingUp(args) {
    const [lookUp, setLookUp] = useState<LookUp>('idle');
    const ask = () => {
      setLookUp('running');
      setTimeout(() => setLookUp('nothing-found'), 200);
    };
    return <SubmissionMessage {...args} submission={{ kind: 'unknown', lookUp }} onLookUp={ask} />;
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    canvas.getByRole('button', { name: 'Jetzt prüfen' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region).toHaveTextContent('Wird geprüft …'));
    await waitFor(() => expect(region).toHaveTextContent('Die Sendung wurde nicht beauftragt.'));
    await expect(region).toBeInTheDocument();
    await waitFor(() => expect(region).toHaveFocus());
  },
};
