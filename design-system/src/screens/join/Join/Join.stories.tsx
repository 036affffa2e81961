import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AuthShell } from '../../shell/AuthShell/AuthShell.tsx';
import type { SignInFailure } from '../../start/Start/start-state.ts';
import type { JoinState } from './join-state.ts';
import { Join, type JoinProps } from './Join.tsx';

const organization = 'Tietze Feinmechanik GmbH';
const person = 'Friedhelm Größer (inhaber2@lotse.example)';

const states = {
  checking: { kind: 'checking' },
  valid: { kind: 'valid', organization },
  joining: { kind: 'joining' },
  member: { kind: 'member', organization, isNew: false },
  closed: { kind: 'closed' },
  wrongAccount: { kind: 'wrongAccount', person },
  failed: {
    kind: 'failed',
    step: 'checking',
    details: { status: 503, at: '2026-11-20T14:05:09', requestId: 'req-7f3a91c2' },
  },
} satisfies { [K in JoinState['kind']]: Extract<JoinState, { kind: K }> };

const meta = {
  component: Join,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.valid,
    homeHref: '#start',
    onAccept: fn(),
    onOtherAccount: fn(),
    onCreateAccount: fn(),
    onEnter: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <AuthShell productName="Lotse" homeHref="#start" routeKey="/join">
        {Story()}
      </AuthShell>
    ),
  ],
} satisfies Meta<typeof Join>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  args: { state: states.checking },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Einladung wird geprüft …');
  },
};

export const Valid: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sie wurden zu Tietze Feinmechanik GmbH eingeladen',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung annehmen' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
    const create = canvas.getByRole('button', { name: 'Konto erstellen' });
    await userEvent.click(create);
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
    create.blur();
  },
};

export const ValidSignedIn: Story = {
  args: { state: { ...states.valid, person } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Konto erstellen' })).not.toBeInTheDocument();
  },
};

/** By keyboard alone: the ways in their order, each by Enter or Space. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    // Past the link to the content and the one home.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Einladung annehmen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
  },
};

export const Redirecting: Story = {
  args: { state: { ...states.valid, isRedirecting: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /weitergeleitet/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Accepting: Story = {
  args: { state: { ...states.valid, person, isJoining: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung wird angenommen …' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Joining: Story = { args: { state: states.joining } };

export const Joined: Story = {
  args: { state: { ...states.member, isNew: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sie gehören jetzt zu');
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Anwendung' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};

export const Entering: Story = {
  args: { state: { ...states.member, isNew: true, isRedirecting: true } },
};

export const Member: Story = { args: { state: states.member } };

export const Closed: Story = {
  args: { state: states.closed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Diese Einladung ist nicht mehr gültig',
    );
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '#start');
  },
};

export const WrongAccount: Story = {
  args: { state: states.wrongAccount },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Die Einladung konnte nicht geprüft werden',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedToJoin: Story = {
  args: { state: { ...states.failed, step: 'joining', details: { at: '2026-11-20T14:05:09' } } },
};

const signInFailed = (failure: SignInFailure): Story => ({
  args: { state: { ...states.valid, failure } },
});

export const SignInExpired: Story = {
  ...signInFailed('expired'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Anmeldung ist nicht gelungen.');
    await expect(canvas.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible();
  },
};

export const StorageBlocked: Story = signInFailed('storageBlocked');

function JoinInSteps(props: JoinProps) {
  const [state, setState] = useState<JoinState>(states.checking);
  return (
    <>
      <Join {...props} state={state} onAccept={() => setState(states.wrongAccount)} />
      <button type="button" hidden onClick={() => setState({ ...states.valid, person })}>
        Answered
      </button>
    </>
  );
}

/** The first page keeps the browser's own focus; once what was pressed is gone, the heading of what came instead has it. */
export const FocusGoesOn: Story = {
  render: (args) => <JoinInSteps {...args} />,
  play: async ({ canvas }) => {
    canvas.getByText('Answered').click();
    const accept = await canvas.findByRole('button', { name: 'Einladung annehmen' });
    await expect(document.body).toHaveFocus();
    accept.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: /anderes Konto/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' })).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };

export const HardCases: Story = {
  args: {
    state: {
      kind: 'valid',
      organization: 'Weserbergland Medizintechnikgroßhandelsgesellschaft mbH & Co. KG',
      person:
        'Annegret Freifrau von Müller-Lüdenscheid (annegret.mueller-luedenscheid@weserbergland.example)',
      failure: 'unreachable',
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
