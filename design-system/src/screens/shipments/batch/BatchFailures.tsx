import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import type { BatchFailure } from './batch-state.ts';
import { batchCopy as copy } from './batch.copy.ts';

export interface BatchFailuresProps {
  failures: readonly BatchFailure[];
  /** Names their list. */
  label: string;
  /** How many failed, and how many did not. */
  children: ReactNode;
  /** The way to try them again, where it stands here. */
  action?: ReactNode;
}

/** With which of many shipments it did not work, each with its reason for whoever wants to know. */
export function BatchFailures({ failures, label, children, action }: BatchFailuresProps) {
  const [areShown, setShown] = useState(false);
  const listId = useId();
  return (
    <Banner
      tone="warning"
      role="alert"
      actions={
        <>
          <Button aria-expanded={areShown} aria-controls={listId} onPress={() => setShown(!areShown)}>
            {areShown ? copy.hideFailed : copy.showFailed}
          </Button>
          {action}
        </>
      }
    >
      {children}
      <ul id={listId} aria-label={label} hidden={!areShown}>
        {failures.map(({ id, number, recipient, reason }) => (
          <li key={id}>
            {number}, {recipient}: {reason || copy.noReason}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
