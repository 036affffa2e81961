import type { PickupTab, ReadyToPickUp } from 'contract';
import { count, formatKilograms, formatRelativeDay, formatShortDate } from '../../../format/index.ts';
import { listCopy } from '../../../patterns/ListFrame/ListFrame.copy.ts';
import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

const tabs: Record<PickupTab, string> = {
  upcoming: 'Anstehend',
  recurring: 'Regelmäßig',
  past: 'Vergangen',
};

/** Words of the list of pickups. */
export const pickupsCopy = {
  title: 'Abholungen',
  list: {
    one: 'Abholung',
    many: 'Abholungen',
    table: 'Abholungen, nächster Termin zuerst',
    failed: 'Fehler beim Abrufen der Abholungen',
  } satisfies ListWords,
  create: 'Abholung beauftragen',
  tabsLabel: 'Art der Abholungen',
  tabs,
  next: {
    /** `when`: „heute bis 16:30 Uhr“. */
    title: (when: string, place: string) => `Nächste Abholung: ${when}, ${place}`,
    /** Where it is brought to, the person knows. */
    selfDelivery: (when: string) => `Nächste Selbstanlieferung: ${when}`,
    by: (day: string, time: string, now: Date) => `${formatRelativeDay(day, now)} bis ${time}\u00A0Uhr`,
    ready: ({ shipments, packages, weightKg }: Pick<ReadyToPickUp, 'shipments' | 'packages' | 'weightKg'>) =>
      `${[count(shipments, 'Sendung', 'Sendungen'), count(packages, 'Packstück', 'Packstücke'), formatKilograms(weightKg)].join(', ')} ${shipments === 1 ? 'ist' : 'sind'} beauftragt und noch nicht übergeben.`,
    noneReady: 'Es ist nichts beauftragt, das noch übergeben werden muss.',
  },
  columns: {
    nextDay: 'Nächster Termin',
    /** Of what is over. */
    lastDay: 'Letzter Termin',
    rhythm: 'Rhythmus',
    address: 'Abholadresse',
    packages: 'Packstücke',
    notes: 'Hinweise',
    status: 'Status',
    actions: 'Aktionen',
  },
  none: '–',
  lastTime: (time: string) => `bis ${time}\u00A0Uhr`,
  /** The year says nothing of what is to go on: „02.11.“ */
  pausedSince: (at: string) => `pausiert seit ${formatShortDate(at).slice(0, 'dd.MM.'.length)}`,
  brought: 'wird gebracht',
  over: 'beendet',
  pieces: (amount: number) => count(amount, 'Stk', 'Stk'),
  measures: (weight: string, side: string) => `bis ${weight}, ${side}`,
  active: 'Aktiv',
  paused: 'Pausiert',
  activeOf: (name: string) => `Abholung aktiv: ${name}`,
  rowMenu: (name: string) => `Aktionen für ${name}`,
  edit: 'Bearbeiten',
  show: 'Anzeigen',
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  remove: 'Löschen',
  empty: {
    title: 'Keine Abholungen geplant.',
    text: 'Legen Sie eine einmalige oder regelmäßige Abholung an.',
  },
  noneBehind: {
    upcoming: 'Keine Abholung steht an.',
    recurring: 'Keine regelmäßige Abholung.',
    past: 'Keine vergangene Abholung.',
  } satisfies Record<PickupTab, string>,
  notEnabled: 'Abholungen sind für Ihre Organisation nicht freigeschaltet.',
  notEnabledText: 'Wenden Sie sich an den Support, wenn Ihre Organisation Abholungen nutzen möchte.',
  toHome: 'Zur Startseite',
  shownAs: (tab: PickupTab, page: number) =>
    page === 1 ? tabs[tab] : `${tabs[tab]}, ${listCopy.selection.page(page)}`,
  removal: {
    title: 'Abholung löschen?',
    messages: {
      series: 'Alle künftigen Termine entfallen. Gelöschte Abholungen lassen sich nicht wiederherstellen.',
      single: 'Der Termin entfällt. Gelöschte Abholungen lassen sich nicht wiederherstellen.',
      over: 'Sie steht dann nicht mehr in der Liste und lässt sich nicht wiederherstellen.',
    },
    accept: 'Abholung löschen',
    pending: 'Wird gelöscht …',
    reject: 'Abbrechen',
  },
  told: {
    created: 'Abholung erstellt!',
    changed: 'Abholung bearbeitet!',
    deleted: 'Abholung gelöscht!',
    paused: 'Abholung pausiert!',
    resumed: 'Abholung fortgesetzt!',
    undo: 'Rückgängig',
    /** Of whoever has left the form while it was sent. */
    notCreated: {
      failed: 'Abholung konnte nicht erstellt werden!',
      open: 'Wir wissen nicht, ob die Abholung erstellt wurde.',
    },
    notDeleted: {
      failed: 'Abholung konnte nicht gelöscht werden!',
      open: 'Wir wissen nicht, ob die Abholung gelöscht wurde.',
    },
    notToggled: {
      failed: 'Status der Abholung konnte nicht geändert werden!',
      open: 'Wir wissen nicht, ob der Status der Abholung geändert wurde.',
    },
  },
} as const;
