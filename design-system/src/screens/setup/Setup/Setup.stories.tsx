import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { editingAt, onTestPage, setupArgs } from './setup-fixtures.tsx';
import type { Invited, InviteOutcome, SetupState } from './setup-state.ts';
import { Setup } from './Setup.tsx';

const failure = { at: '2026-11-20T13:05:00.000Z', status: 503, requestId: 'req_7f3a' };

const states = {
  notOwner: { kind: 'notOwner' },
  notAccepted: { kind: 'notAccepted' },
  editing: editingAt('organization'),
  done: { kind: 'done', leaving: 'idle' },
} satisfies { [K in SetupState['kind']]: Extract<SetupState, { kind: K }> };

const meta = {
  component: Setup,
  tags: ['no-list'],
  parameters: { layout: 'padded' },
  args: { ...setupArgs, state: states.editing },
} satisfies Meta<typeof Setup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/Gespeichert wird nach Schritt 3; schließen Sie diesen Tab vorher nicht\.$/),
    ).toBeVisible();
    const name = canvas.getByRole('textbox', { name: /^Firmenname/ });
    await expect(name).toHaveValue('Tietze Feinmechanik GmbH');
    await userEvent.type(canvas.getByRole('textbox', { name: 'USt-IdNr.' }), 'de 123 456 789');
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(args.onStep).toHaveBeenCalledWith({
      organization: { orgName: 'Tietze Feinmechanik GmbH', vatNumber: 'DE123456789', eoriNumber: '' },
    });
  },
};

export const OrganizationMissing: Story = {
  args: {
    state: editingAt('organization', {
      input: {
        organization: { orgName: '', vatNumber: 'DE1', eoriNumber: '' },
        sender: { sender: emptyAddressBlock('DE'), isPickupAddress: true },
        print: { printFormat: 'a6' },
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText(/Ergänzen oder korrigieren Sie 2.Angaben/)).toBeVisible();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const Sender: Story = {
  args: { state: editingAt('sender') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'So erscheint der Absender' })).toHaveTextContent(
      /Tietze Feinmechanik GmbH.*24143 Kiel/,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Auch als Abholadresse verwenden' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(args.onStep).toHaveBeenCalledWith({
      sender: expect.objectContaining({ isPickupAddress: false }),
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

export const SenderMissing: Story = {
  args: {
    state: editingAt('sender', {
      input: {
        organization: { orgName: 'Tietze', vatNumber: '', eoriNumber: '' },
        sender: { sender: emptyAddressBlock('DE'), isPickupAddress: true },
        print: { printFormat: 'a6' },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(await canvas.findByText(/Ergänzen oder korrigieren Sie/)).toBeVisible();
  },
};

export const Print: Story = {
  args: { state: editingAt('print') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Bürodrucker/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Testseite drucken' }));
    await expect(onTestPage).toHaveBeenLastCalledWith('a4');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern und weiter' }));
    await expect(args.onSetUp).toHaveBeenCalledWith({ printFormat: 'a4' });
  },
};

export const PrintLater: Story = {
  tags: ['interaction'],
  args: { state: editingAt('print') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Später erledigen' }));
    await expect(args.onSetUp).toHaveBeenCalledWith({ printFormat: 'a6' });
  },
};

export const Saving: Story = { args: { state: editingAt('print', { isPending: true }) } };

export const NotSaved: Story = {
  tags: ['state-failed'],
  args: { state: editingAt('print', { failure: { ...failure, reason: 'unreachable' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Die Einrichtung konnte nicht gespeichert werden.')).toBeVisible();
  },
};

/** Nobody knows whether it is saved: it is asked about as it was sent, and no step before it is open. */
export const Unsettled: Story = {
  tags: ['state-failed'],
  args: {
    state: editingAt('print', { isUnsettled: true, failure: { at: failure.at, reason: 'unknown' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Wir wissen nicht/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Speichern und weiter' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Zurück' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Organisation/ })).toBeNull();
  },
};

/** Somebody else was faster, or an attempt of before with other words. */
export const SetUpOtherwise: Story = {
  args: { state: editingAt('team', { isOtherwise: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Ihre Organisation ist bereits mit anderen Angaben eingerichtet/),
    ).toBeVisible();
  },
};

export const Team: Story = {
  args: { state: editingAt('team') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Person einladen' }));
    const email = canvas.getByRole('textbox', { name: /Person 1$/ });
    await userEvent.type(email, 'aylin@tietze.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Person einladen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Person 2 entfernen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Einladen und Einrichtung abschließen' }));
    await waitFor(() =>
      expect(args.onInvite).toHaveBeenCalledWith([{ email: 'aylin@tietze.example', role: 'org_user' }]),
    );
  },
};

export const NobodyInvited: Story = {
  tags: ['state-empty'],
  args: { state: editingAt('team') },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Noch niemand/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Einrichtung abschließen' }));
    await expect(args.onFinish).toHaveBeenCalled();
  },
};

export const Inviting: Story = {
  args: { state: editingAt('team', { isPending: true }) },
};

/** The page as its route leaves it once invitations were answered, by the row in which they stood. */
const answered = (...outcomes: InviteOutcome[]): Story['render'] =>
  function Answered(args) {
    const [invited, setInvited] = useState<readonly Invited[]>([]);
    return (
      <Setup
        {...args}
        state={editingAt('team', { invited })}
        onInvite={(people) => {
          args.onInvite(people);
          setInvited(people.map(({ email }, row) => ({ email, outcome: outcomes[row] ?? 'sent' })));
        }}
      />
    );
  };

/** Types in who is to be invited, and sends it. */
async function invite(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], ...emails: string[]) {
  for (const [row, email] of emails.entries()) {
    await userEvent.click(canvas.getByRole('button', { name: /erson einladen$/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`Person ${row + 1}$`) }), email);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Einladen und Einrichtung abschließen' }));
}

/** One went out, and one is there already: what was sent stays told, and the other can be mended. */
export const NotAllInvited: Story = {
  tags: ['state-failed'],
  args: { state: editingAt('team') },
  render: answered('sent', 'exists'),
  play: async ({ canvas }) => {
    await invite(canvas, 'aylin@tietze.example', 'bjoern@tietze.example');
    await expect(await canvas.findByText('Einladung an aylin@tietze.example gesendet.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Person 2$/ })).toHaveAccessibleDescription(
      'Diese Person ist bereits im Team oder eingeladen.',
    );
    // A row that goes takes nobody else's outcome along, and one that comes has none.
    await userEvent.click(canvas.getByRole('button', { name: 'Person 2 entfernen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere Person einladen' }));
    const next = canvas.getByRole('textbox', { name: /Person 2$/ });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).not.toHaveAccessibleDescription(/bereits im Team/);
    await expect(canvas.getByText('Einladung an aylin@tietze.example gesendet.')).toBeVisible();
    // The page is as tall as it will be.
    await waitFor(() => expect(next).toHaveAccessibleDescription('Pflichtfeld'));
    await expect(await canvas.findByRole('link', { name: /Person 2: Pflichtfeld$/ })).toBeVisible();
  },
};

/** All are in the team, though one letter came back and one is on its way: told, and there is nothing more to send. */
export const LettersNotDelivered: Story = {
  tags: ['interaction'],
  args: { state: editingAt('team') },
  render: answered('notDelivered', 'waiting'),
  play: async ({ canvas, args }) => {
    await invite(canvas, 'aylin@tietze.example', 'bjoern@tietze.example');
    await expect(
      await canvas.findByText(/Einladung an aylin@tietze.example konnte nicht zugestellt werden/),
    ).toBeVisible();
    await expect(canvas.getByText('Einladung an bjoern@tietze.example wird zugestellt.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Einrichtung abschließen' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    await expect(args.onFinish).toHaveBeenCalled();
  },
};

/** Of one nobody knows whether the letter has gone, one has to wait, and one has failed. */
export const NotInvited: Story = {
  tags: ['interaction'],
  args: { state: editingAt('team') },
  render: answered('unknown', 'limited', 'failed'),
  play: async ({ canvas }) => {
    await invite(canvas, 'aylin@tietze.example', 'bjoern@tietze.example', 'cem@tietze.example');
    const described = (row: number) =>
      expect(canvas.getByRole('textbox', { name: new RegExp(`Person ${row}$`) }));
    await waitFor(() =>
      described(1).toHaveAccessibleDescription(/^Ob die Einladung gesendet wurde, ist nicht bekannt/),
    );
    await described(2).toHaveAccessibleDescription(
      'Zu viele Einladungen in kurzer Zeit. Versuchen Sie es später erneut.',
    );
    await described(3).toHaveAccessibleDescription(
      'Die Einladung wurde nicht gesendet. Versuchen Sie es erneut.',
    );
  },
};

export const Done: Story = {
  args: { state: states.done },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abholung planen' }));
    await expect(args.onLeave).toHaveBeenCalledWith('#abholungen');
  },
};

export const Leaving: Story = {
  args: { state: { kind: 'done', leaving: 'pending' } },
};

export const NotLeft: Story = {
  tags: ['state-failed'],
  args: { state: { kind: 'done', leaving: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Die Anmeldung konnte nicht erneuert werden/)).toBeVisible();
  },
};

export const NotOwner: Story = { tags: ['state-forbidden'], args: { state: states.notOwner } };
export const NotAccepted: Story = { tags: ['state-forbidden'], args: { state: states.notAccepted } };
export const Loading: Story = {
  args: { state: { kind: 'editing', editing: { kind: 'loading', isSlow: false } } },
};
export const Failed: Story = {
  args: { state: { kind: 'editing', editing: { kind: 'failed', failure, isRetrying: false } } },
};

export const HardCases: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    state: editingAt('sender', { customerNumber: 'K-2041700000000000000000000000000000000' }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
