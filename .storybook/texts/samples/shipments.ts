import { nextDay, now } from './moments.ts';
import type { SamplesByKey } from './samples-by-key.ts';

const printed = { at: now, by: 'Jana Möller' };
const sent = {
  sentAt: now,
  package: { packaging: 'box', amount: 1, lengthCm: 60, widthCm: 40, heightCm: 20, weightKg: 12.5 },
};
const ownBox = {
  id: 'box_1',
  name: 'Versandkarton M',
  packaging: 'box' as const,
  lengthCm: 40,
  widthCm: 30,
  heightCm: 20,
  emptyWeightKg: 0.4,
};
const sentTwice = { ...sent, package: { ...sent.package, amount: 2 } };

/** Arguments of texts of shipments, their rates and their papers. */
export const samplesOfShipments: SamplesByKey = {
  'trackingCopy.oneOf': [[['DHL', 'UPS']]],
  'piecesCopy.ofPieces': [[['2']], [['1', '2']], [['1–3', '5']]],
  'shipmentPanelCopy.placeAndPieces': [
    ['Kiel', ''],
    ['Kiel', 'Packstück\u00A02'],
    [null, 'Packstück\u00A02'],
  ],
  'shipmentPanelCopy.onePiece': [
    [1, 'Karton', 'Zugestellt'],
    [2, 'Karton', undefined],
  ],
  'shipmentPanelCopy.latest': [['Zugestellt', 'heute, 10:34\u00A0Uhr']],
  'shipmentPanelCopy.piecesDelivered': [[1, 3]],
  countryAccusative: [['CH'], ['AT']],
  toCountry: [['CH'], ['AT']],
  'ratesCopy.obstacle.missing': [
    [['Empfänger, Postleitzahl']],
    [['Empfänger, Postleitzahl', 'Packstück\u00A01, Gewicht (kg)']],
  ],
  'customsCopy.largeForm': [
    [{ weightKg: 1, valueEur: 500, positions: 1 }],
    [{ weightKg: 3, valueEur: 40, positions: 1 }],
    [{ weightKg: 1, valueEur: 40, positions: 9 }],
    [{ weightKg: 3, valueEur: 400, positions: 9 }],
  ],
  'modesCopy.missing': [
    [['Tarif']],
    [['Packstück\u00A01, Gewicht (kg)', 'Tarif']],
    [['Empfänger, Ort', 'Inhalt der Sendung', 'Packstück\u00A01, Gewicht (kg)', 'Tarif']],
    [
      [
        'Empfänger, Ort',
        'Inhalt der Sendung',
        'Packstück\u00A01, Gewicht (kg)',
        'Packstück\u00A02, Gewicht (kg)',
        'Tarif',
      ],
    ],
  ],
  packagingReason: [
    [{ what: 'packaging', field: 'packaging', packaging: 'box' }],
    [{ what: 'girth', field: 'lengthCm', is: 321, most: 300 }],
    [{ what: 'measure', field: 'lengthCm', is: 10, least: 15 }],
  ],
  'shipmentCreatedCopy.pieces': [['2\u00A0Stk', '18,4\u00A0kg']],
  'shipmentCreatedCopy.place': [['6460 Imst', 'AT']],
  'shipmentCreatedCopy.orderedAt': [
    [now, now],
    [now, nextDay],
  ],
  'shipmentCreatedCopy.savedAt': [
    [now, now],
    [now, nextDay],
  ],
  'shipmentCreatedCopy.preview.pieceOf': [[1, 3]],
  'shipmentPanelCopy.exception': [[null], ['Adresse nicht gefunden']],
  'shipmentPanelCopy.dayAndHours': [['heute', '14:00–16:00']],
  fullLabel: [['to.address.city'], ['shipmentData.packages.1.weightKg']],
  'customsCopy.reason': [
    [
      {
        isRequired: true,
        reason: 'territory',
        territory: {
          countryCode: 'ES',
          postalCodePrefixes: ['35'],
          name: 'auf den Kanarischen Inseln',
          isInCustomsTerritory: true,
        },
      },
      'ES',
      '35010',
    ],
    [
      {
        isRequired: true,
        reason: 'territory',
        territory: { countryCode: 'DE', postalCodePrefixes: ['27498'], name: 'auf Helgoland' },
      },
      'DE',
      '27498',
    ],
    [{ isRequired: true, reason: 'country' }, 'CH', '8001'],
  ],
  'earlierPrintCopy.one': [[printed], [{ ...printed, by: '' }]],
  'earlierPrintCopy.several': [
    [{ amount: 1, total: 1, last: printed }],
    [{ amount: 1, total: 10, last: printed }],
    [{ amount: 3, total: 10, last: printed }],
  ],
  'earlierPrintCopy.question': [['Bereits gedruckt am 20.11.2026.']],
  'boxesCopy.nameOf': [[ownBox]],
  'boxesCopy.facts': [[ownBox], [{ ...ownBox, emptyWeightKg: null }]],
  'boxesCopy.lighter': [[0.4]],
  'eoriCopy.source': [['DE1234567']],
  'eoriCopy.saved': [['DE1234567']],
  'lastPackagesCopy.nameOf': [[sent], [sentTwice]],
  'lastPackagesCopy.sentAt': [[sent]],
  'printLineCopy.told': [
    [{ format: 'a6', position: 1, copies: 1 }],
    [{ format: 'a4', position: 2, copies: 2 }],
  ],
  'newShipmentCopy.sectionKeys': [[1]],
  'quotesCopy.route': [['DE 24103', 'CH 8001']],
  'ratesCopy.route': [['Mutlangen', 'Wien']],
  'labelCopy.pieceOf': [[1, 3]],
  'internationalNoteCopy.references': [['PO-77131 · Kostenstelle 4711']],
  'internationalNoteCopy.value': [['1.480,00\u00A0EUR']],
  'consignmentNoteCopy.value': [['1.480,00\u00A0€']],
  'shipmentPanelCopy.customsReason': [['Verkauf von Waren']],
  'shipmentPanelCopy.customsTotal': [['7,48\u00A0kg', '1.480,00\u00A0€']],
  'shipmentPanelCopy.customsFacts': [['90172039', 'Deutschland']],
  'pastedAddressCopy.hasZerosAgain': [['1067', '01067']],
  'ruleMessages.customsValueDiffers': [['1.480,00\u00A0€']],
  'newShipmentCopy.offer.difference': [['Gefahrgut', 'Das Angebot gilt ohne Gefahrgut.']],
  'offerMessages.place': [['8001 Zürich'], ['die Schweiz']],
  'offerMessages.type': [['package']],
  'offerMessages.packages': [
    [1, 1],
    [2, 7],
  ],
  'offerMessages.packaging': [['pallet_non_loadable']],
  'offerMessages.value': [[240], [null]],
  'offerMessages.tariffNumber': [['845961']],
  'simulationCopy.girth': [[321, 300]],
  'simulationCopy.leastSides': [[[15, 11, 1]]],
  'simulationCopy.notTo': [['ES'], ['CH']],
  'simulationCopy.notToTerritory': [['auf Helgoland']],
  'simulationCopy.onlyWithinRegion': [['24']],
  'simulationCopy.sides.0': [[321, 300]],
  'simulationCopy.sides.1': [[121, 120]],
  'simulationCopy.sides.2': [[61, 60]],
  'simulationCopy.town': [[41, 35]],
  'simulationCopy.unknownProduct': [['DHL', 'DHL_PAKET']],
  'simulationCopy.weight': [[32, 31.5]],
};
