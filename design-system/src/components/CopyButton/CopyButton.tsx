import { Check, CircleAlert, Copy } from '@lucide/icons';
import { useEffect, useState } from 'react';
import type { IconButtonSize } from '../IconButton/IconButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** How long the outcome is shown, in milliseconds. */
const outcomeDuration = 2000;

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** e.g. „Nummer kopieren“ */
  label: string;
  /** e.g. „Nummer kopiert.“ */
  copiedLabel: string;
  /** For a browser that refuses, e.g. „Kopieren ist hier nicht möglich.“ */
  failedLabel: string;
  /** As an `IconButton`. Default `md`. */
  size?: IconButtonSize;
}

type Outcome = 'copied' | 'failed' | undefined;

/**
 * Puts a number into the clipboard and says whether that worked.
 *
 * Source: https://developer.mozilla.org/docs/Web/API/Clipboard/writeText
 */
export function CopyButton({ value, label, copiedLabel, failedLabel, size = 'md' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcomeDuration);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      // Refused by a policy, or no secure context: the number is still there to be selected.
      setOutcome('failed');
    }
  };

  const words = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : '';
  return (
    <>
      <IconButton
        label={label}
        icon={outcome === 'copied' ? Check : outcome === 'failed' ? CircleAlert : Copy}
        iconSize="sm"
        size={size}
        title={words || label}
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{words}</span>
      </VisuallyHidden>
    </>
  );
}
