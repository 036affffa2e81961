import { type Notification, serverEvents, type SocketHandshake } from 'contract';
import { addToast, closeToast, openToastsOf } from 'design-system/components/Toast';
import { io } from 'socket.io-client';
import { SessionError } from '../auth/index.ts';
import { refresh } from '../data/cache.ts';
import { readsMadeOldBy, readsOfNotifications } from '../data/notifications.ts';
import { forgetOrganizationSettings, organizationSettings } from '../data/organization-settings.ts';
import { liveConnection, RETURN } from '../network/live-connection.ts';
import { config, session } from '../services.ts';
import { whileSignedIn } from '../session/while-signed-in.ts';
import { gatherRefreshes } from './gather-refreshes.ts';
import { type Channel, openChannel } from './live-channel.ts';
import { createLiveEvents } from './live-events.ts';
import { createToasts, TOAST_GROUP } from './notification-toasts.ts';
import { showOnDevice } from './show-on-device.ts';
import { claimForDevice, claimToast } from './toast-claim.ts';
import { watchWakeUps } from './wake-ups.ts';

const toast = createToasts({
  session,
  settings: organizationSettings,
  claim: claimToast,
  claimForDevice,
  showOnDevice,
  show: addToast,
  open: () => openToastsOf(TOAST_GROUP),
  close: closeToast,
});

let lastToken = '';
let channel: Channel | undefined;

/** The one socket of the page. It opens with `openLiveNotifications` and asks for a token at each connection. */
const socket = io(config.socketUrl, {
  autoConnect: false,
  // Polling is for networks that let no web socket through, and costs three trips before it gives way to one.
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 30_000,
  auth: (answer: (handshake: Partial<SocketHandshake>) => void) => {
    // A rejection in here would leave the socket waiting for ever; without a token it is refused and told.
    session.getAccessToken().then(
      (token) => {
        lastToken = token;
        answer({ token, ...channel?.handshake() });
      },
      () => answer({}),
    );
  },
});

/** What pages subscribe to and ask for over it; loaded like this file, with `import()`, since socket.io is large. */
export const liveEvents = createLiveEvents(socket);

/**
 * Shows what colleagues do as toasts, and keeps the lists fresh, as long as somebody is signed in.
 *
 * @returns the way to close the channel
 */
export function openLiveNotifications(): () => void {
  return whileSignedIn(session, connect);
}

function connect(): () => void {
  const refreshes = gatherRefreshes<Notification['type']>(
    (types) => void refresh(...readsMadeOldBy(...types)),
  );
  // Before it connects: the server tells at once what was missed.
  const unsubscribes = [
    liveEvents.subscribe(serverEvents.notification, (notification) => {
      refreshes.add(notification.type);
      void toast(notification);
    }),
    liveEvents.subscribe(serverEvents.settingsChanged, forgetOrganizationSettings),
    liveEvents.subscribe(serverEvents.missed, (types) => void refresh(...readsMadeOldBy(...types))),
  ];
  const opened = openChannel(
    socket,
    {
      // While the socket was away, events were lost.
      onReturn: () => {
        forgetOrganizationSettings();
        void refresh(...readsOfNotifications);
        liveConnection.dispatchEvent(new Event(RETURN));
      },
      renewToken,
    },
    ageOfPage,
  );
  channel = opened;
  const stopWatching = watchWakeUps(window, Date.now, opened.check);
  return () => {
    stopWatching();
    for (const unsubscribe of unsubscribes) unsubscribe();
    refreshes.stop();
    opened.close();
  };
}

/** How long ago the page began, in milliseconds: one clock may stand still in sleep, the other be set. */
function ageOfPage(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}

/** Rejects when nobody is signed in any more; a provider that is away may be back at the next attempt. */
async function renewToken(): Promise<void> {
  try {
    await session.renewAccessToken(lastToken);
  } catch (error) {
    if (!(error instanceof SessionError) || error.kind === 'ended') throw error;
  }
}
