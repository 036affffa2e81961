import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AuthShell } from '../../shell/AuthShell/AuthShell.tsx';
import type { JoinState } from './join-state.ts';
import { Join, type JoinProps } from './Join.tsx';

const organization = 'Tietze Feinmechanik GmbH';
const person = 'Friedhelm Größer (inhaber2@lotse.example)';

const states = {
  loading: { kind: 'loading', step: 'checking', isSlow: false },
  valid: { kind: 'valid', organization },
  member: { kind: 'member', organization, isNew: false },
  closed: { kind: 'closed' },
  wrongAccount: { kind: 'wrongAccount', person },
  failed: {
    kind: 'failed',
    step: 'checking',
    failure: { status: 503, at: '2026-11-20T14:05:09', requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
} satisfies { [K in JoinState['kind']]: Extract<JoinState, { kind: K }> };

const meta = {
  component: Join,
  tags: ['no-list'],
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
      <AuthShell productName="Lotse" homeHref="#start" legalHrefs={{}} routeKey="/join">
        {Story()}
      </AuthShell>
    ),
  ],
} satisfies Meta<typeof Join>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  args: { state: states.loading },
  tags: ['state-loading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Einladung wird geprüft …');
  },
};

export const Valid: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sie wurden zu Tietze Feinmechanik GmbH eingeladen',
    );
  },
};

/** There is no other account while there is none. */
export const OffersTwoWaysIn: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mit anderem Konto anmelden' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung annehmen' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Konto erstellen' }));
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
  },
};

export const OffersAnotherAccountToWhoeverHasOne: Story = {
  args: { state: { ...states.valid, person } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Konto erstellen' })).toBeNull();
  },
};

export const ValidSignedIn: Story = {
  args: { state: { ...states.valid, person } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Konto erstellen' })).not.toBeInTheDocument();
  },
};

/** The ways in their order, each by Enter or Space. */
export const GoesEveryWayByKeyboard: Story = {
  tags: ['interaction'],
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
    await expect(args.onCreateAccount).toHaveBeenCalledOnce();
  },
};

export const Redirecting: Story = {
  args: { state: { ...states.valid, isRedirecting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const IgnoresPressesWhileRedirecting: Story = {
  args: { state: { ...states.valid, isRedirecting: true } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /weitergeleitet/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Accepting: Story = { args: { state: { ...states.valid, person, isJoining: true } } };

export const IgnoresPressesWhileAccepting: Story = {
  args: { state: { ...states.valid, person, isJoining: true } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einladung wird angenommen …' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const Joining: Story = {
  args: { state: { ...states.loading, step: 'joining' } },
  tags: ['state-loading'],
};

export const Joined: Story = {
  args: { state: { ...states.member, isNew: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sie gehören jetzt zu');
  },
};

export const EntersTheApplication: Story = {
  args: { state: { ...states.member, isNew: true } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
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
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Diese Einladung ist nicht mehr gültig',
    );
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toHaveAttribute('href', '#start');
  },
};

export const WrongAccount: Story = {
  args: { state: states.wrongAccount },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Anwendung' })).toBeVisible();
  },
};

export const ChangesTheAccount: Story = {
  args: { state: states.wrongAccount },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mit anderem Konto anmelden' }));
    await expect(args.onOtherAccount).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Die Einladung konnte nicht geprüft werden',
    );
    // In the gutter of its card, not in one of its own.
    const card = canvas.getByRole('main').firstElementChild;
    const { paddingInlineStart } = getComputedStyle(card ?? document.body);
    const edge = (card?.getBoundingClientRect().left ?? 0) + Number.parseFloat(paddingInlineStart);
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeLessThanOrEqual(
      edge + 1,
    );
  },
};

export const ChecksAgain: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedToJoin: Story = {
  tags: ['state-failed'],
  args: { state: { ...states.failed, step: 'joining', failure: { at: '2026-11-20T14:05:09' } } },
};

export const SignInExpired: Story = {
  args: { state: { ...states.valid, failure: 'expired' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Anmeldung ist nicht gelungen');
    await expect(canvas.getByRole('button', { name: 'Einladung annehmen' })).toBeVisible();
  },
};

function JoinInSteps(props: JoinProps) {
  const [state, setState] = useState<JoinState>(states.loading);
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
export const MovesTheFocusOn: Story = {
  tags: ['interaction'],
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
