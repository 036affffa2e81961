import { LIST_END } from 'contract';
import { retryCopy } from '../../components/RetryButton/RetryButton.copy.ts';
import { publicShellCopy } from './public-shell.copy.ts';

/** Words of the frame around every page. */
export const shellCopy = {
  ...publicShellCopy,
  navigation: 'Hauptnavigation',
  createShipment: 'Sendung erstellen',
  profileOf: (name: string) => `Profil von ${name}`,
  theme: { title: 'Darstellung', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  profileMissing: 'Das Menü kann gerade nicht angezeigt werden.',
  /** The bell. Beyond the end of lists nobody counts. */
  notifications: (unread: number) =>
    unread === 0
      ? 'Benachrichtigungen'
      : `Benachrichtigungen, ${unread > LIST_END ? 'mehr als ' : ''}${Math.min(unread, LIST_END).toLocaleString('de-DE')} ungelesen`,
  notificationsMissing: 'Die Benachrichtigungen können gerade nicht angezeigt werden.',
  retry: retryCopy.retry,
  signOut: 'Abmelden',
  backoffice: 'Backoffice',
  toApplication: 'Zur Anwendung',
  offline: 'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
  restored: 'Wieder verbunden.',
  /** Not „Benachrichtigungen“: that is the drawer. */
  toasts: 'Meldungen',
  closeToast: 'Meldung schließen',
} as const;
