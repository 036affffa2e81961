import { RotateCw } from '@lucide/icons';
import { useRef, useState } from 'react';
import type { ButtonProps } from '../Button/Button.tsx';
import { Button } from '../Button/Button.tsx';
import { useFocusHandOver } from '../FocusHandOver/useFocusHandOver.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { retryCopy as copy } from './RetryButton.copy.ts';
import * as styles from './RetryButton.css.ts';

export { type Standing, useFailureInSight } from './useFailureInSight.ts';

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Tries once more. Its promise, if it gives one, tells how long that takes. */
  onRetry: () => unknown;
  /** The owner's word that it is under way. Keep the button in its place meanwhile: `useFailureInSight`. */
  isRetrying?: boolean;
  /** After the words, for those who hear them apart from their place, e.g. „ (DHL)“. */
  about?: string;
  /** What takes the focus once it has succeeded; else what has come in place of the failure. */
  landing?: () => HTMLElement | null | undefined;
}

/**
 * „Erneut versuchen“, wherever something has failed. Says that it is under way and when it has failed
 * again; when it has succeeded and the failure is gone, the focus goes to what has come in its place.
 *
 * Source: WCAG 2.4.3, 4.1.3.
 */
export function RetryButton({ onRetry, isRetrying, about, landing, variant, size }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isPending = isOpen || isRetrying === true;
  const failures = useEndings(isPending);
  useFocusHandOver(button, landing);

  const retry = () => {
    const outcome = onRetry();
    if (!(outcome instanceof Promise)) return;
    setOpen(true);
    const close = () => setOpen(false);
    outcome.then(close, close);
  };

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={size}
        icon={variant === 'link' ? undefined : RotateCw}
        isPending={isPending}
        pendingLabel={copy.retrying}
        onPress={retry}
      >
        {copy.retry}
        {about !== undefined && <VisuallyHidden>{about}</VisuallyHidden>}
      </Button>
      <span role="status" className={styles.note}>
        {isPending && <VisuallyHidden>{copy.retrying}</VisuallyHidden>}
        {!isPending && failures > 0 && (
          // Another element each time: the same words again are news.
          <span key={failures} data-again>
            {copy.failedAgain}
          </span>
        )}
      </span>
    </>
  );
}

/** How often something has ended; whoever still sees the button then has seen it fail. */
function useEndings(isPending: boolean): number {
  const [was, setWas] = useState({ isPending, endings: 0 });
  if (was.isPending === isPending) return was.endings;
  const now = { isPending, endings: isPending ? was.endings : was.endings + 1 };
  setWas(now);
  return now.endings;
}
