const now = '2026-11-20T13:05:00.000Z';

/**
 * What a copy function is called with to be read on „Texte“ and checked, by the name of its parameter.
 * The first values of all parameters make the first text, the second ones the next.
 */
export const sampleByParameter: Readonly<Record<string, readonly unknown[]>> = {
  all: [4],
  amount: [1, 7],
  at: [now],
  before: [null, '12:00'],
  carrier: ['DHL'],
  carrierName: ['DHL'],
  cents: [540],
  characters: ['李明'],
  cm: [81],
  code: [404],
  count: [1, 3],
  country: ['Österreich'],
  toCountry: ['zu Österreich'],
  countryCode: ['ES'],
  date: ['2026-11-23'],
  destination: ['die Schweiz'],
  errors: [1, 3],
  example: ['1010'],
  fromCents: [540],
  hasErrors: [false, true],
  id: ['req-7f3a91c2'],
  index: [1],
  intent: ['order', 'avis'],
  kg: [2.5],
  label: ['Ort'],
  liabilityEur: [500],
  limit: [35],
  many: ['Sendungen'],
  max: [64],
  message: ['Pflichtfeld'],
  min: [8],
  mostKg: [70],
  name: ['Jana Möller'],
  number: ['SD-104512'],
  one: ['Sendung'],
  orderNumber: ['SD-104512'],
  organizationName: ['Tietze Feinmechanik GmbH'],
  organization: ['Tietze Feinmechanik GmbH'],
  packaging: ['Karton'],
  page: [3],
  person: ['Jana Möller'],
  pieces: [1, 3],
  place: ['74245 Löwenstein'],
  postalCode: ['35010'],
  product: ['Express Saver'],
  productName: ['Lotse'],
  range: ['1–25'],
  requestId: ['req-7f3a91c2'],
  reason: ['Adresse nicht gefunden'],
  reference: ['req-7f3a91c2'],
  role: ['Mitglied'],
  row: ['Packstück 2'],
  search: ['', 'Zwickau'],
  seconds: [8],
  shown: [25],
  status: [503],
  step: [2],
  statusMessage: ['Unbekannter Fehler'],
  tab: ['Beauftragt'],
  title: ['Sendungen'],
  total: [1, 312],
  typed: ['1.200'],
  unit: ['kg'],
  weight: ['2,5\u00A0kg'],
  when: ['heute um 14:05\u00A0Uhr'],
  who: ['Jana Möller'],
  weightKg: [82],
};

const notification = { id: 'n1', createdAt: now, isRead: false, createdBy: null };
const shipment = { id: 's1', orderNumber: 'SD-104512', trackingNumber: '00340433836442636597' };
const begunShipment = 'eine Sendung begonnen und noch nicht beauftragt';
const begunContact = 'einen Kontakt geändert und noch nicht gespeichert';
const statuses = ['AVIS', 'TRANSIT', 'IN_DELIVERY', 'DELIVERED', 'RETURNED', 'EXCEPTION', 'ORDERED'];

/** Whole lists of arguments, by key, where a parameter's name says too little. */
export const sampleByKey: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  notificationText: [
    ...statuses.map((status) => [
      { ...notification, type: 'shipment-status-updated', entity: { ...shipment, status } },
    ]),
    [
      {
        ...notification,
        type: 'shipment-created',
        createdBy: { id: 'p1', full_name: 'Jana Möller' },
        entity: { ...shipment, status: 'ORDERED' },
      },
    ],
    [{ ...notification, type: 'shipment-updated', entity: { ...shipment, status: 'AVIS' } }],
    [{ ...notification, type: 'pickup-created', entity: shipment }],
  ],
  'ratesCopy.obstacle.missing': [
    [['Empfänger, Postleitzahl']],
    [['Empfänger, Postleitzahl', 'Packstück\u00A01, Gewicht (kg)']],
  ],
  'shipmentCreatedCopy.pieces': [['2\u00A0Stk', '18,4\u00A0kg']],
  'shipmentCreatedCopy.preview.pieceOf': [[1, 3]],
  fullLabel: [['to.address.city'], ['shipmentData.packages.1.weightKg']],
  'customsCopy.reason': [
    [
      {
        isRequired: true,
        reason: 'territory',
        territory: { countryCode: 'ES', postalCodePrefixes: ['35'], name: 'auf den Kanarischen Inseln' },
      },
      'ES',
      '35010',
    ],
    [{ isRequired: true, reason: 'country' }, 'CH', '8001'],
  ],
  'newShipmentCopy.sectionKeys': [[1]],
  'pagesCopy.errorCode': [['E-17']],
  'ratesCopy.route': [['Mutlangen', 'Wien']],
  'labelCopy.pieceOf': [[1, 3]],
  'leaveCopy.signOut.kept': [[[begunShipment]], [[begunShipment, begunContact]]],
  'leaveCopy.signOut.elsewhere': [[[begunShipment]]],
  'leaveCopy.signOut.both': [
    [[begunShipment], [begunShipment]],
    [[begunShipment], [begunContact]],
  ],
  'listCopy.found': [
    [1, 'Sendung', 'Sendungen'],
    [312, 'Sendung', 'Sendungen'],
    [10_001, 'Sendung', 'Sendungen'],
  ],
  'listCopy.range': [
    [1, 25, 312],
    [1, 25, 10_001],
  ],
  'listCopy.rangeAtEnd': [['9.976–10.000 von mehr als 10.000']],
  'listCopy.tabCount': [[312], [10_001]],
  'selectionBarCopy.allSelected': [
    [312, 'Sendungen'],
    [10_001, 'Sendungen'],
  ],
  'selectionBarCopy.selectAll': [[312], [10_001]],
};
