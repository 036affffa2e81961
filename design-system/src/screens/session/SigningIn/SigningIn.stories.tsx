import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SigningIn, type SigningInState } from './SigningIn.tsx';

const states = {
  waiting: { kind: 'waiting', isLeaving: false },
  failed: { kind: 'failed', failure: 'unreachable' },
} satisfies { [K in SigningInState['kind']]: Extract<SigningInState, { kind: K }> };

const meta = {
  component: SigningIn,
  tags: ['no-data', 'no-list', 'for-everybody', 'fixed-text'],
  args: { state: states.waiting, onRetry: fn() },
} satisfies Meta<typeof SigningIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { state: states.waiting }, tags: ['state-loading'] };

export const Leaving: Story = {
  args: { state: { kind: 'waiting', isLeaving: true } },
  tags: ['state-ready'],
};

export const Failed: Story = { args: { state: states.failed } };

/** Another try at the same would not help; signing in anew may. */
export const FailedUnknown: Story = {
  args: { state: { kind: 'failed', failure: 'unknown' } },
  tags: ['state-failed'],
};

/** Without a network the provider cannot be told of a sign-out. */
export const SignOutDue: Story = {
  args: { state: { kind: 'failed', failure: 'signOutDue' } },
  tags: ['state-failed'],
};

export const TriesAgain: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The failure stays in its place while it is tried again. */
export const StaysWhileItIsTriedAgain: Story = {
  tags: ['interaction'],
  render: function Trying(args) {
    const [state, setState] = useState<SigningInState>(states.failed);
    const retry = () => {
      setState(states.waiting);
      setTimeout(() => setState({ ...states.failed }), 200);
    };
    return <SigningIn {...args} state={state} onRetry={retry} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Erneut versuchen' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    await expect(await canvas.findByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
