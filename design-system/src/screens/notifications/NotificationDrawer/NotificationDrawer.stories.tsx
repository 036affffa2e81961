import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notification } from 'contract';
import { FIXTURE_NOW, notifications } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import {
  failure,
  hardNotifications,
  hrefOf,
  listed,
  manyNotifications,
  states,
} from '../notifications-fixtures.ts';
import { NotificationDrawer, type NotificationDrawerProps } from './NotificationDrawer.tsx';

const meta = {
  component: NotificationDrawer,
  tags: ['for-everybody', 'no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    unread: 3,
    isMarkingAll: false,
    now: new Date(FIXTURE_NOW),
    hrefOf,
    onFollow: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onMore: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  render: (args) => <AppPage drawer={<NotificationDrawer {...args} />} />,
} satisfies Meta<typeof NotificationDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const drawer = within(canvas.getByRole('dialog', { name: 'Benachrichtigungen' }));
    const rows = drawer.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('heute um 13:48');
    await expect(rows[0]).toHaveTextContent('Aylin Özdemir hat Vorlage LO-104531 erstellt.');
    await expect(drawer.getByText('3 ungelesene')).toBeVisible();
    await expect(drawer.getByText('Keine weiteren Benachrichtigungen')).toBeVisible();
    // What is read has no dot.
    const dots = drawer.getAllByRole('button', { name: /^Als gelesen markieren: / });
    await expect(dots).toHaveLength(notifications.filter(({ isRead }) => !isRead).length);
    for (const dot of dots) {
      const { width, height } = dot.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const Loading: Story = {
  args: { state: states.loading, unread: undefined },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('dialog');
    await expect(drawer.querySelectorAll('[aria-busy] li')).toHaveLength(4);
    await expect(within(drawer).getByText('Benachrichtigungen werden geladen …')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { state: listed([]), unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('keine Benachrichtigungen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Alle als gelesen markieren' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Benachrichtigungen konnten nicht geladen werden',
    );
  },
};

/** What was there stays, and is said to be old. */
export const NotRenewed: Story = {
  args: { state: { ...states.ready, failure } },
  tags: ['state-failed'],
};

export const Many: Story = {
  args: { state: listed(manyNotifications.slice(0, 10), 'some', 10_001), unread: 10_001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mehr als 10.000 ungelesene')).toBeVisible();
    await expect(canvas.getByText('10 von mehr als 10.000')).toBeInTheDocument();
  },
};

export const MoreFailed: Story = {
  args: { state: listed(manyNotifications.slice(0, 2), 'failed', 20) },
  tags: ['state-failed'],
};

export const MarkingAll: Story = { args: { isMarkingAll: true, unread: 0 } };

export const HardCases: Story = {
  args: { state: listed(hardNotifications), unread: 9876 },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Keeps what was marked, as the app does. */
function Kept(args: NotificationDrawerProps) {
  const [items, setItems] = useState<readonly Notification[]>(notifications);
  const markRead = ({ id }: Notification) =>
    setItems((rows) => rows.map((row) => (row.id === id ? { ...row, isRead: true } : row)));
  return <AppPage drawer={<NotificationDrawer {...args} state={listed(items)} onMarkRead={markRead} />} />;
}

/** The dot goes with its mark; the keyboard goes on at the row. */
export const MarksOneByKeyboard: Story = {
  tags: ['interaction'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const dot = canvas.getByRole('button', { name: 'Als gelesen markieren: Eine Ausnahme ist aufgetreten' });
    dot.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dot).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Eine Ausnahme ist aufgetreten' })).toHaveFocus();
  },
};

/** All of a row is its link, but for the dot. */
export const FollowsItsLink: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Sendung wird zugestellt' });
    await expect(link).toHaveAttribute('href', '#shp_104512');
    const row = link.closest('li')?.getBoundingClientRect();
    const inTheRow = document.elementFromPoint((row?.left ?? 0) + 60, (row?.bottom ?? 0) - 4);
    await expect(inTheRow).toBe(link);
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(notifications[2], true);
    await fireEvent.click(link, { ctrlKey: true });
    await expect(args.onFollow).toHaveBeenLastCalledWith(notifications[2], false);
    await expect(args.onMarkRead).not.toHaveBeenCalled();
  },
};

export const MarksAll: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle als gelesen markieren' }));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function scrollerOf(list: HTMLElement): HTMLElement {
  const scroller = list.closest('section > div');
  if (!(scroller instanceof HTMLElement)) throw new Error('Nothing scrolls');
  return scroller;
}

/** At the end of what scrolls more is asked for, and not before somebody scrolls. */
export const AsksForMoreAtTheEnd: Story = {
  tags: ['interaction'],
  args: { state: listed(manyNotifications, 'some', 60) },
  play: async ({ args, canvas }) => {
    const scroller = scrollerOf(canvas.getByRole('list', { name: 'Benachrichtigungen' }));
    await expect(args.onMore).not.toHaveBeenCalled();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(args.onMore).toHaveBeenCalled());
  },
};

/** Once all are there, nothing more is asked for and no button offers it. */
export const AsksForNothingBeyondTheEnd: Story = {
  tags: ['interaction'],
  args: { state: listed(manyNotifications, 'none', manyNotifications.length) },
  play: async ({ args, canvas }) => {
    const scroller = scrollerOf(canvas.getByRole('list', { name: 'Benachrichtigungen' }));
    scroller.scrollTop = scroller.scrollHeight;
    await expect(await canvas.findByText('Keine weiteren Benachrichtigungen')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onMore).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Weitere laden' })).toBeNull();
  },
};

/** Where all rows have room nothing is asked for without a press. */
export const WaitsForAPressWhereNothingScrolls: Story = {
  tags: ['interaction'],
  args: { state: listed(notifications.slice(0, 2), 'some', 60) },
  play: async ({ args, canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Weitere laden' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
