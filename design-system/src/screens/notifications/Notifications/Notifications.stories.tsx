import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { hardNotifications, hrefOf, listed, manyNotifications, states } from '../notifications-fixtures.ts';
import { Notifications } from './Notifications.tsx';

const meta = {
  component: Notifications,
  tags: ['for-everybody'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    isUnreadOnly: false,
    hrefs: { all: '#alle', unread: '#ungelesen' },
    unread: 3,
    isMarkingAll: false,
    now: new Date(FIXTURE_NOW),
    hrefOf,
    onFollow: fn(),
    onMarkRead: fn(),
    onMarkAllRead: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <AppPage address="/benachrichtigungen">
      <Notifications {...args} />
    </AppPage>
  ),
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Benachrichtigungen' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle' })).toHaveAttribute('aria-current', 'page');
    // What acts on the list stands above it.
    const list = canvas.getByRole('list', { name: 'Benachrichtigungen' }).getBoundingClientRect();
    const markAll = canvas
      .getByRole('button', { name: 'Alle als gelesen markieren' })
      .getBoundingClientRect();
    await expect(markAll.right).toBeLessThanOrEqual(list.right);
  },
};

export const Loading: Story = { args: { state: states.loading, unread: undefined } };

export const Empty: Story = { args: { state: listed([]), unread: 0 } };

/** All of them are read. */
export const NoHits: Story = {
  args: { state: listed([]), isUnreadOnly: true, unread: 0 },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('heading', { name: 'Keine ungelesenen Benachrichtigungen' });
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(message.getBoundingClientRect().left).toBe(heading.getBoundingClientRect().left);
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Many: Story = { args: { state: listed(manyNotifications, 'some', 312), unread: 5 } };

export const HardCases: Story = {
  args: { state: listed(hardNotifications), unread: 9876 },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
