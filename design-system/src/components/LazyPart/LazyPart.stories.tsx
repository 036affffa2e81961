import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { type LazyPart, lazyPart } from './LazyPart.tsx';

/** A list beside which a part opens. */
function Page({ part: Part }: { part: LazyPart<{ number: string }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Sendungen</h1>
      <input aria-label="Sendungen durchsuchen" />
      <Button onPress={() => setOpen(true)}>Öffnen</Button>
      {isOpen && <Part number="LO-104512" />}
    </main>
  );
}

function Detail({ number }: { number: string }) {
  return <a href={`#${number}`}>{number}</a>;
}

/** One that can be loaded at the given attempt and not before. */
function partThatLoadsAt(attempt: number): LazyPart<{ number: string }> {
  let attempts = 0;
  return lazyPart(
    async () => {
      attempts += 1;
      await Promise.resolve();
      if (attempts < attempt) throw new Error('Failed to fetch dynamically imported module');
      return Detail;
    },
    {
      whileLoading: () => <p>Wird geladen …</p>,
      failed: (_props, retry) => (
        <p>
          Die Sendung konnte nicht geladen werden. <RetryButton {...retry} />
        </p>
      ),
    },
  );
}

const meta = {
  component: Page,
  args: { part: partThatLoadsAt(1) },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page as it is before the part is needed. */
export const NotYet: Story = {};

export const LoadsWhenItIsNeeded: Story = {
  tags: ['interaction'],
  args: { part: partThatLoadsAt(1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    await expect(await canvas.findByRole('link', { name: 'LO-104512' })).toBeVisible();
  },
};

/** What stands around it stays as it is, typed text included. */
export const LeavesThePageAloneAndTriesAgain: Story = {
  tags: ['interaction'],
  args: { part: partThatLoadsAt(3) },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox');
    await userEvent.type(search, 'Zwickau');
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    const retry = await canvas.findByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(retry);
    await expect(await canvas.findByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();
    await expect(search).toHaveValue('Zwickau');
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'LO-104512' })).toHaveFocus());
    await expect(search).toHaveValue('Zwickau');
  },
};
