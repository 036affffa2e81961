import { addToast } from 'design-system/components/LazyToastRegion';
import { NotificationBell } from 'design-system/screens/shell/NotificationBell/NotificationBell';
import { shellCopy } from 'design-system/screens/shell/shell.copy.ts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { unreadNotifications } from '../../data/notifications/unread.ts';
import { useRead } from '../../data/use-read.ts';

const load = () => import('./OpenNotifications.tsx');

type Part = Awaited<ReturnType<typeof load>>;
type Center = ReturnType<Part['createDrawerCenter']>;

/**
 * The bell of the frame and the drawer that it opens. The count is asked for once the page is drawn; the drawer's
 * code comes when somebody reaches for the bell, and from then on its list counts.
 */
export function useNotifications(): { readonly bell: ReactNode; readonly drawer: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [loaded, setLoaded] = useState<{ part: Part; center: Center }>();
  const isIdle = useIsIdle();
  const counted = useRead(isIdle && !loaded ? unreadNotifications() : null).data?.totalItems;
  const center = loaded?.center;
  const known = useSyncExternalStore(center?.subscribe ?? neverChanges, () => center?.getUnread());
  useEffect(() => center?.start(), [center]);

  async function open() {
    setIsBusy(true);
    try {
      const part = await load();
      setLoaded((before) => before ?? { part, center: part.createDrawerCenter(counted) });
      setIsOpen(true);
    } catch {
      addToast({
        tone: 'danger',
        title: shellCopy.notificationsMissing,
        action: { label: shellCopy.retry, onAction: () => void open() },
      });
    } finally {
      setIsBusy(false);
    }
  }

  const Drawer = loaded?.part.OpenNotifications;
  return {
    bell: (
      <NotificationBell
        unread={known ?? counted}
        isExpanded={isOpen}
        isBusy={isBusy}
        onReach={() => void load().catch(() => undefined)}
        onPress={() => (isOpen ? setIsOpen(false) : void open())}
      />
    ),
    drawer: isOpen && Drawer && center && <Drawer center={center} onClose={() => setIsOpen(false)} />,
  };
}

const neverChanges = () => () => undefined;

function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isThere = true;
    void whenIdle().then(() => isThere && setIsIdle(true));
    return () => {
      isThere = false;
    };
  }, []);
  return isIdle;
}
