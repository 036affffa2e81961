import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import {
  answeredQuote,
  hardNotifications,
  hrefOf,
  listed,
  manyNotifications,
  states as shared,
} from '../notifications-fixtures.ts';
import { NotificationList } from './NotificationList.tsx';
import type { NotificationsState } from './notifications-state.ts';

const states = {
  loading: shared.loading,
  failed: shared.failed,
  ready: shared.ready,
} satisfies { [K in NotificationsState['kind']]: Extract<NotificationsState, { kind: K }> };

/** What the drawer and the page have in common. */
const meta = {
  component: NotificationList,
  tags: ['part'],
  args: {
    state: states.ready,
    now: new Date(FIXTURE_NOW),
    hrefOf,
    onFollow: fn(),
    onMarkRead: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** Staff have answered a quote request. */
export const QuoteAnswered: Story = {
  args: { state: listed([answeredQuote]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zu Ihrer Preisanfrage AN-10047 liegt eine Antwort vor.')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoneUnread: Story = { args: { state: listed([]), isUnreadOnly: true } };

export const LoadingMore: Story = { args: { state: listed(manyNotifications.slice(0, 3), 'loading', 20) } };

export const HardCases: Story = {
  args: { state: listed(hardNotifications) },
  globals: { viewport: { value: 'w320' } },
};
