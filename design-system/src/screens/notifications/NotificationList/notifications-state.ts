import type { Notification } from 'contract';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';

/** The notifications from the newest to the one that was reached. */
export interface NotificationRows {
  readonly items: readonly Notification[];
  /** Of how many. */
  readonly totalItems: number;
  /** Whether there are more, and what has become of asking for them. */
  readonly more: 'none' | 'some' | 'loading' | 'failed';
}

export type NotificationsState = Fetched<NotificationRows>;
