/** Segments of all addresses, as the specification names them; nothing else writes one down. */
export const segments = {
  join: 'join',
  setup: 'setup',
  privacy: 'datenschutz',
  imprint: 'impressum',
  statistics: 'statistiken',
  notifications: 'benachrichtigungen',
  contactUs: 'kontakt',
  tracking: 'sendungsverfolgung',
  items: 'items',
  shipments: 'sendungen',
  newItem: 'neu',
  /** Ours: what the form has made. */
  created: 'erstellt',
  pickups: 'abholungen',
  contacts: 'kontakte',
  settings: 'einstellungen',
  billing: 'abrechnung',
  neutralSenders: 'neutrale-versandadressen',
  organization: 'organisation',
  profile: 'profil',
  dayEndClosing: 'tagesabschluss',
  parameters: 'parameter',
  team: 'team',
  backoffice: 'backoffice',
  offers: 'angebote',
  auditLogs: 'audit-logs',
  carrierApi: 'carrier-api',
  carrierProducts: 'carrier-produkte',
  cronRuns: 'cron-runs',
  contentPages: 'inhaltsseiten',
  countries: 'laender',
  organizations: 'organisationen',
  testCenter: 'testcenter',
  item: 'item',
  packagingTypes: 'verpackungsarten',
} as const;

/** Query keys that screens read. */
export const queryKeys = {
  /** The shipment whose panel is open. */
  shipment: 'shipment',
  /** Ours: the shipment whose recipient a new one is for. */
  recipientOf: 'recipientOf',
  recipientId: 'recipientId',
  senderId: 'senderId',
} as const;

type Query = Readonly<Record<string, string | number | undefined>>;

function address(path: readonly string[], query: Query = {}): string {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(parameters).toString();
  return `/${path.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`;
}

/** What the list of shipments has in its address. */
export interface ShipmentsAddress {
  readonly search?: string | undefined;
  readonly status?: string | undefined;
  readonly page?: number | undefined;
  readonly shipment?: string | undefined;
}

/** Addresses of the screens that something leads to. */
export const paths = {
  home: () => address([]),
  join: () => address([segments.join]),
  setup: () => address([segments.setup]),
  shipments: (query: ShipmentsAddress = {}) => address([segments.shipments], { ...query }),
  newShipment: (query: { recipientId?: string; senderId?: string; recipientOf?: string } = {}) =>
    address([segments.shipments, segments.newItem], query),
  createdShipment: (id: string) =>
    address([segments.shipments, segments.newItem, segments.created], { [queryKeys.shipment]: id }),
  pickups: () => address([segments.pickups]),
  backoffice: () => address([segments.backoffice]),
} as const;
