import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useSession } from '../../session/use-session.ts';

/** A page that is there sooner needs no sign; what is to be seen at 100 ms has to begin before. */
const SHOWN_AFTER_MS = 20;

/** Says that something was heard: another page is on its way, or the provider's. */
export function Pending() {
  const { state } = useNavigation();
  const isPending = useSession().isLeaving || state !== 'idle';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(isPending), isPending ? SHOWN_AFTER_MS : 0);
    return () => clearTimeout(timer);
  }, [isPending]);
  return <PendingBar isShown={isShown} />;
}
