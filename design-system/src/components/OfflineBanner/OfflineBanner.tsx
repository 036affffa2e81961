import { Wifi, WifiOff } from '@lucide/icons';
import type { ReactNode } from 'react';
import { useHeldWhilePressed } from '../Field/press.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './OfflineBanner.css.ts';

/** `online` shows nothing, but the live region is there before it has something to say. */
export const connectionStates = ['online', 'offline', 'restored'] as const;
export type ConnectionState = (typeof connectionStates)[number];

export interface OfflineBannerProps {
  /** `restored` says so for a moment after `offline`; `online` shows nothing. */
  state: ConnectionState;
  /** What does not work now and what is safe. */
  offlineText: string;
  /** That everything works again. */
  restoredText: string;
  /** A button or link beside the text while offline. */
  action?: ReactNode;
}

/**
 * A line above the page while there is no connection, and for a moment when it is back. Keep it
 * mounted, so that screen readers are told of both.
 */
export function OfflineBanner({ state: given, offlineText, restoredText, action }: OfflineBannerProps) {
  // It moves the whole page.
  const state = useHeldWhilePressed(given);
  const isOffline = state === 'offline';
  return (
    <div className={styles.banner} data-state={state}>
      <div role="status" className={styles.message}>
        {state !== 'online' && (
          <>
            <span className={styles.icon}>
              <Icon icon={isOffline ? WifiOff : Wifi} />
            </span>
            {isOffline ? offlineText : restoredText}
          </>
        )}
      </div>
      {isOffline && action}
    </div>
  );
}
