import { useEffect, useState } from 'react';

const TICK_MS = 60_000;

/** The time, to the minute; „heute“ turns into „gestern“ on a page that stays open over night. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = () => setNow(new Date());
    const timer = setInterval(tick, TICK_MS);
    // Timers sleep in hidden tabs.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
