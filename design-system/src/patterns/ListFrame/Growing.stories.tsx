import { BookUser } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Contact } from 'contract';
import { contacts } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { columns, everyone, type Filter, words } from './story-contacts.tsx';

type More = NonNullable<ListFrameProps<Contact, Filter>['more']>;

interface GrowingListProps extends More {
  /** How many rows are there. */
  shown: number;
}

function GrowingList({ shown, ...more }: GrowingListProps) {
  const value = { items: contacts.slice(0, shown), totalItems: contacts.length, shown: everyone };
  return (
    <ListFrame<Contact, Filter>
      state={{ kind: 'ready', value, isRefreshing: false }}
      filter={everyone}
      words={words}
      heading="Kontakte"
      table={{ columns, rowKey: ({ id }) => id }}
      empty={{ icon: BookUser, title: 'Noch keine Kontakte' }}
      noHits={{ icon: BookUser, title: 'Noch keine Kontakte' }}
      nameOf={() => 'Alle'}
      more={more}
      onRetry={fn()}
    />
  );
}

/** A list that grows at its end in place of being leafed through. */
const meta = {
  component: GrowingList,
  parameters: { layout: 'fullscreen' },
  args: { shown: 5, isLoading: false, hasFailed: false, onMore: fn() },
} satisfies Meta<typeof GrowingList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–5 von 17')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '18');
  },
};

export const Pending: Story = { args: { isLoading: true } };

/** What is shown stays, and the button tries again. */
export const MoreFailed: Story = {
  args: { hasFailed: true },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.failed);
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** The focus goes to the first of the rows that have come, and at the end there is nothing to press. */
export const GrowsAtItsEnd: Story = {
  tags: ['interaction'],
  render: function Growing(args) {
    const [shown, setShown] = useState(5);
    return <GrowingList {...args} shown={shown} onMore={() => setShown((before) => before + 6)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Weitere laden' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(11));
    const first = canvas.getAllByRole('rowheader')[5] as HTMLElement;
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere laden' }));
    await expect(await canvas.findByText('1–17 von 17')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  },
};
