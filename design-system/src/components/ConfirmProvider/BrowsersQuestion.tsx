import { useEffect, useEffectEvent, useRef } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialog/ConfirmDialog.tsx';

/** Asks by the browser's own dialog, which needs nothing to be loaded, where the code of ours could not be fetched. */
export function BrowsersQuestion({ title, message, onAccept, onReject }: ConfirmDialogProps) {
  const isAsked = useRef(false);
  const ask = useEffectEvent(() => {
    const words = [title, message].filter((text) => typeof text === 'string').join('\n\n');
    (globalThis.confirm(words) ? onAccept : onReject)();
  });
  useEffect(() => {
    // React's strict mode runs effects twice.
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  }, []);
  return null;
}
