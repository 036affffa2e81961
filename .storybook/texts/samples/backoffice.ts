import { now } from './moments.ts';
import type { SamplesByKey } from './samples-by-key.ts';

/** Arguments of texts of the backoffice. */
export const samplesOfBackoffice: SamplesByKey = {
  'auditLogsCopy.panel.filterName': [['search'], ['dangerous'], ['newlyInvented']],
  'carrierApiCopy.answer.title': [['DHL (simuliert)', 'Tarife']],
  'carrierApiCopy.connections.checked': [['Beantwortet', '312\u00A0ms']],
  'carrierApiCopy.connections.failure': [['Nicht erreichbar', 'Tarife']],
  'carrierApiCopy.duration': [[312], [1240]],
  'carrierApiCopy.latency.bar': [
    [now, 312, 12, 1],
    [now, 1240, 1, 0],
  ],
  'carrierApiCopy.latency.hour': [[now]],
  'carrierApiCopy.latency.none': [[now]],
  'carrierApiCopy.tool.at': [[4, 20, 'Pflichtfeld']],
  'carrierApiCopy.tool.confirm.message': [['DHL', '00340433836442636597']],
  'carrierApiCopy.tool.of': [['from.countryCode', 'Pflichtfeld']],
  'carrierApiCopy.tool.request': [['Tarife']],
  'carrierAnswerCopy.moved': [['ordered', 'transit']],
  'carrierConnectionCopy.ambiguousNumber': [['DHL', 'LO-104512', 'LO-104531']],
  'carrierProductCopy.takenOver': [['0 neu, 0 geändert, 5 entfernt']],
  'carrierProductCopy.takenOverBy': [['UPS', 'Maike Petersen']],
  'cronRunCopy.ended': [[240, 236, 2, 2]],
  'cronRunCopy.startedBy': [['Statusaktualisierung', 'Jana Möller']],
  'cronRunCopy.startedByClock': [['Statusaktualisierung']],
  'cronRunsCopy.statusIs': [['Erfolgreich']],
  'countriesCopy.switchOf': [['EU-Mitglied', 'Österreich']],
  'countriesCopy.territories.digits': [[3]],
  'countryMessages.pattern': [
    [{ what: 'syntax', at: 4 }],
    [{ what: 'foreign', at: 1 }],
    [{ what: 'long' }],
    [{ what: 'ways' }],
  ],
  'shipmentImportCopy.entry': [['bestellungen.json', 2]],
  'shipmentImportCopy.finished': [
    ['bestellungen.csv', { before: 0, failed: 0 }],
    ['bestellungen.csv', { before: 12, failed: 1 }],
    ['bestellungen.csv', { before: 0, failed: 3 }],
  ],
  'shipmentImportCopy.line': [['bestellungen.csv', 2]],
  'shipmentImportCopy.openQuote': [[7]],
  'shipmentImportCopy.tooManyRows': [[10_000]],
  'shipmentImportCopy.twoColumns': [['orgCode']],
  'shipmentImportCopy.unknownColumns': [[['gewicht']], [['gewicht', 'ort']]],
  'shipmentImportCopy.unknownOrganization': [[''], ['org_tietze']],
};
