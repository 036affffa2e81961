import { CloudAlert } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { RetryButton, type RetryButtonProps, type Standing, useFailureInSight } from './RetryButton.tsx';

const meta = {
  component: RetryButton,
  args: { onRetry: fn() },
} satisfies Meta<typeof RetryButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = () => new Promise(() => {});

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="default">
        <Row>
          <RetryButton {...args} />
        </Row>
      </Specimen>
      <Specimen caption="primary">
        <Row>
          <RetryButton {...args} variant="primary" />
        </Row>
      </Specimen>
      <Specimen caption="link">
        <Row>
          <RetryButton {...args} variant="link" about=" (DHL)" />
        </Row>
      </Specimen>
      <Specimen caption="isRetrying">
        <Row>
          <RetryButton {...args} isRetrying />
        </Row>
      </Specimen>
      <Specimen caption="failed again">
        <Notice onRetry={() => Promise.reject(new Error('no connection'))} />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getAllByRole('button', { name: 'Erneut versuchen' }).at(-1);
    if (button) await userEvent.click(button);
    await expect(await canvas.findByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();
  },
};

/** A failure in the place of a list. */
function Notice(props: RetryButtonProps) {
  return (
    <EmptyState
      icon={CloudAlert}
      role="alert"
      title="Fehler beim Abrufen der Sendungen"
      actions={<RetryButton {...props} />}
    >
      Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
    </EmptyState>
  );
}

export const SaysThatItIsUnderWay: Story = {
  tags: ['interaction'],
  args: { onRetry: fn(never) },
  play: async ({ args, canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(region).toHaveTextContent('Wird erneut versucht …');
    await expect(canvas.getByRole('button', { name: 'Wird erneut versucht …' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Each time, though the words are the same. */
export const SaysThatItHasFailedAgain: Story = {
  tags: ['interaction'],
  args: { onRetry: fn(() => Promise.reject(new Error('no connection'))) },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await userEvent.tab();
    const button = canvas.getByRole('button');
    let before: Element | null = null;
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(region.firstElementChild).not.toBe(before));
      await waitFor(() => expect(region).toHaveTextContent('Auch dieser Versuch ist fehlgeschlagen.'));
      before = region.firstElementChild;
      await expect(button).toHaveFocus();
    }
  },
};

/** A list that comes at the second attempt; its owner forgets the failure while it asks. */
function List({ isSlow = false }: { isSlow?: boolean }) {
  const [standing, setStanding] = useState<Standing>('failed');
  const { failure, isRetrying } = useFailureInSight(standing, standing);
  const ask = () => {
    setStanding('pending');
    setTimeout(() => setStanding('other'), isSlow ? 300 : 0);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Sendungen</h1>
      {failure && <Notice isRetrying={isRetrying} onRetry={ask} />}
      {standing === 'pending' && !failure && <p>Sendungen werden geladen …</p>}
      {standing === 'other' && (
        <>
          <p>2 Sendungen gefunden.</p>
          <ul>
            <li>
              <a href="#1">00340433836442636597</a>
            </li>
          </ul>
        </>
      )}
    </main>
  );
}

/** Nothing is lost to the beginning of the page: reading goes on in what has come. */
export const HandsTheFocusOnToWhatHasCome: Story = {
  tags: ['interaction'],
  render: () => <List />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};

export const StaysInSightWhileItIsTriedAgain: Story = {
  tags: ['interaction'],
  render: () => <List isSlow />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    await expect(canvas.queryByText('Sendungen werden geladen …')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus());
  },
};

/** Who has gone elsewhere in the meantime stays there. */
export const LeavesTheFocusWhereItHasGone: Story = {
  tags: ['interaction'],
  render: () => <List isSlow />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const heading = canvas.getByRole('heading', { name: 'Sendungen' });
    heading.focus();
    await canvas.findByRole('link');
    await expect(heading).toHaveFocus();
  },
};

export const HardCases: Story = {
  args: { about: ' (Donaudampfschifffahrtsgesellschaftsexpressgut)' },
  globals: { viewport: { value: 'w320' } },
};
