/** What a person can meet on a screen; columns of „Zustände“. */
export const screenStates = [
  'loading',
  'empty',
  'noHits',
  'failed',
  'forbidden',
  'ready',
  'many',
  'longWords',
  'phone',
] as const;
export type ScreenState = (typeof screenStates)[number];

export const stateLabels: Readonly<Record<ScreenState, string>> = {
  loading: 'Loading',
  empty: 'Empty',
  noHits: 'No hits',
  failed: 'Failed',
  forbidden: 'Forbidden',
  ready: 'Ready',
  many: 'Many',
  longWords: 'Long words',
  phone: 'Phone',
};

/** The id of a story, or why the screen has none for that state. */
export type Cell = string | { readonly none: string };

export interface ScreenRow {
  /** Folder below `src/screens`. */
  readonly screen: string;
  /** Patterns of the routes that show it; none for what stands in for a screen. */
  readonly routes: readonly string[];
  readonly cells: Readonly<Record<ScreenState, Cell>>;
}

function none(reason: string): Cell {
  return { none: reason };
}

const notAList = none('not a list');
const noData = none('loads nothing of its own');
const everybody = none('everybody may see it');
const frame = none('the frame of a page; the page inside has the state');

/** Folders of screens that show a part of others, and of which: the states are theirs. */
export const partsOfScreens: Readonly<Record<string, string>> = {
  'shell/ProfileMenu': 'shell/AppShell',
};

/** Every screen with its states. The architecture test holds it against the screens and the stories that exist. */
export const stateTable: readonly ScreenRow[] = [
  {
    screen: 'start/Start',
    routes: ['/'],
    cells: {
      loading: 'screens-start-start--redirecting',
      empty: noData,
      noHits: notAList,
      failed: 'screens-start-start--failed',
      forbidden: everybody,
      ready: 'screens-start-start--ready',
      many: notAList,
      longWords: 'screens-start-start--hard-cases',
      phone: 'screens-start-start--on-a-phone',
    },
  },
  {
    screen: 'join/Join',
    routes: ['/join'],
    cells: {
      loading: 'screens-join-join--checking',
      empty: 'screens-join-join--closed',
      noHits: notAList,
      failed: 'screens-join-join--failed',
      forbidden: 'screens-join-join--wrong-account',
      ready: 'screens-join-join--valid',
      many: notAList,
      longWords: 'screens-join-join--hard-cases',
      phone: 'screens-join-join--on-a-phone',
    },
  },
  {
    screen: 'shipments/Shipments',
    routes: ['/sendungen'],
    cells: {
      loading: 'screens-shipments-shipments--loading',
      empty: 'screens-shipments-shipments--empty',
      noHits: 'screens-shipments-shipments--no-hits',
      failed: 'screens-shipments-shipments--failed',
      forbidden: 'screens-shipments-shipments--empty-without-right',
      ready: 'screens-shipments-shipments--ready',
      many: none('pages of 25: Ready shows one of 13, Last Page the end'),
      longWords: 'screens-shipments-shipments--hard-cases',
      phone: 'screens-shipments-shipments--on-a-phone',
    },
  },
  {
    screen: 'shipments/ShipmentPanel',
    routes: ['/sendungen'],
    cells: {
      loading: 'screens-shipments-shipmentpanel--loading',
      empty: 'screens-shipments-shipmentpanel--history-empty',
      noHits: 'screens-shipments-shipmentpanel--not-found',
      failed: 'screens-shipments-shipmentpanel--failed',
      forbidden: none('shown as not found: who may not see it learns nothing of it'),
      ready: 'screens-shipments-shipmentpanel--ready',
      many: 'screens-shipments-shipmentpanel--all-details',
      longWords: 'screens-shipments-shipmentpanel--hard-cases',
      phone: 'screens-shipments-shipmentpanel--on-a-phone',
    },
  },
  {
    screen: 'shipments/NewShipment',
    routes: ['/sendungen/neu'],
    cells: {
      loading: 'screens-shipments-newshipment--loading',
      empty: 'screens-shipments-newshipment--editing',
      noHits: none('its rates have it: Patterns, Rate List'),
      failed: 'screens-shipments-newshipment--failed',
      forbidden: 'screens-shipments-newshipment--forbidden',
      ready: 'screens-shipments-newshipment--filled',
      many: 'screens-shipments-newshipment-messages--all-rows',
      longWords: 'screens-shipments-newshipment--hard-cases',
      phone: 'screens-shipments-newshipment--on-a-phone',
    },
  },
  {
    screen: 'session/SigningIn',
    routes: [],
    cells: {
      loading: 'screens-session-signingin--waiting',
      empty: noData,
      noHits: notAList,
      failed: 'screens-session-signingin--failed',
      forbidden: everybody,
      ready: 'screens-session-signingin--leaving',
      many: notAList,
      longWords: none('says one fixed sentence and no data'),
      phone: none('one sentence, which wraps'),
    },
  },
  {
    screen: 'session/SessionEnded',
    routes: [],
    cells: {
      loading: noData,
      empty: noData,
      noHits: notAList,
      failed: none('is itself the failure'),
      forbidden: everybody,
      ready: 'screens-session-sessionended--ended',
      many: notAList,
      longWords: none('says one fixed sentence and no data'),
      phone: 'screens-session-sessionended--on-a-phone',
    },
  },
  {
    screen: 'errors/ErrorPage',
    routes: ['*'],
    cells: {
      loading: noData,
      empty: none('is itself what stands in for nothing'),
      noHits: 'screens-errors-errorpage--not-found',
      failed: 'screens-errors-errorpage--failed',
      forbidden: none('has a page of its own: Forbidden'),
      ready: 'screens-errors-errorpage--outdated',
      many: notAList,
      longWords: 'screens-errors-errorpage--hard-cases',
      phone: none('Hard Cases is 320 px wide'),
    },
  },
  {
    screen: 'errors/Forbidden',
    routes: [],
    cells: {
      loading: noData,
      empty: noData,
      noHits: notAList,
      failed: none('is itself the failure'),
      forbidden: 'screens-errors-forbidden--with-person',
      ready: 'screens-errors-forbidden--without-person',
      many: notAList,
      longWords: 'screens-errors-forbidden--hard-cases',
      phone: none('Hard Cases is 320 px wide'),
    },
  },
  {
    screen: 'shell/AppShell',
    routes: [],
    cells: {
      loading: frame,
      empty: frame,
      noHits: frame,
      failed: 'screens-shell-appshell--offline',
      forbidden: 'screens-shell-appshell--without-creating',
      ready: 'screens-shell-appshell--default',
      many: frame,
      longWords: 'screens-shell-appshell--hard-cases',
      phone: 'screens-shell-appshell--phone',
    },
  },
  {
    screen: 'shell/BackofficeShell',
    routes: [],
    cells: {
      loading: frame,
      empty: frame,
      noHits: frame,
      failed: 'screens-shell-backofficeshell--offline',
      forbidden: frame,
      ready: 'screens-shell-backofficeshell--default',
      many: frame,
      longWords: none('shares its bar with the application’s frame'),
      phone: none('shares its bar with the application’s frame'),
    },
  },
  {
    screen: 'shell/PublicShell',
    routes: [],
    cells: {
      loading: 'screens-shell-publicshell--while-signing-in',
      empty: frame,
      noHits: frame,
      failed: frame,
      forbidden: frame,
      ready: 'screens-shell-publicshell--default',
      many: frame,
      longWords: none('names the product and nothing else'),
      phone: 'screens-shell-publicshell--phone',
    },
  },
  {
    screen: 'shell/AuthShell',
    routes: [],
    cells: {
      loading: frame,
      empty: frame,
      noHits: frame,
      failed: frame,
      forbidden: frame,
      ready: 'screens-shell-authshell--default',
      many: frame,
      longWords: none('names the product and nothing else'),
      phone: 'screens-shell-authshell--phone',
    },
  },
];
