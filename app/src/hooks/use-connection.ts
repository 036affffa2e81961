import type { ConnectionState } from 'design-system/components/OfflineBanner';
import { useEffect, useState } from 'react';

const RESTORED_SHOWN_MS = 4000;

/** Whether the browser has a network; for a moment after it is back, that it is. */
export function useConnection(): ConnectionState {
  const [state, setState] = useState<ConnectionState>(() => (navigator.onLine ? 'online' : 'offline'));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = () => {
      clearTimeout(timer);
      setState(navigator.onLine ? 'restored' : 'offline');
      if (navigator.onLine) timer = setTimeout(() => setState('online'), RESTORED_SHOWN_MS);
    };
    window.addEventListener('online', change);
    window.addEventListener('offline', change);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', change);
      window.removeEventListener('offline', change);
    };
  }, []);
  return state;
}
