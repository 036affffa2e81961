import type { AuditRecord } from 'contract';

/** Words of what is kept about a shipment: who has done what with it. */
export const protocolCopy = {
  title: 'Protokoll',
  loading: 'Protokoll wird geladen …',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  actions: {
    created: 'Vorlage gespeichert',
    changed: 'Vorlage geändert',
    'order-begun': 'Beauftragung begonnen',
    ordered: 'Beauftragt',
    'not-ordered': 'Nicht beauftragt',
    'order-unclear': 'Ausgang der Beauftragung unklar',
    cancelled: 'Storniert',
    closed: 'Tagesabschluss erstellt',
    printed: 'Versandetikett gedruckt',
    attached: 'Datei hinzugefügt',
    detached: 'Datei entfernt',
    /** What is newer than the page. */
    unknown: 'Geändert',
  } satisfies Partial<Record<AuditRecord['action'], string>>,
  discarded: 'Vorlage verworfen',
  /** Where a job has done it. */
  nobody: 'Automatisch',
  /** Parts of a shipment, by how the way to a field begins; the longest beginning counts. */
  parts: {
    from: 'Absender',
    linkedSenderId: 'Absender',
    to: 'Empfänger',
    linkedRecipientId: 'Empfänger',
    neutralShipment: 'Neutraler Versand',
    linkedNeutralSenderId: 'Neutraler Versand',
    'shipmentData.packages': 'Packstücke',
    'shipmentData.requestedDeliveryDate': 'Zustelltag',
    'shipmentData.isSaturdayDelivery': 'Samstagszustellung',
    'shipmentData.type': 'Sendungsart',
    carrier: 'Versandprodukt',
    carrierProduct: 'Versandprodukt',
    carrierProductCode: 'Versandprodukt',
    description: 'Inhalt',
    goodsDescription1: 'Warenbezeichnung',
    goodsDescription2: 'Warenbezeichnung',
    packingNotes: 'Packhinweise',
    referenceNumber: 'Referenz\u00A01',
    referenceNumber2: 'Referenz\u00A02',
    declaredValue: 'Warenwert',
    insured: 'Transportversicherung',
    dangerous: 'Gefahrgut',
    ddp: 'Frankatur',
    customs: 'Zoll',
  } satisfies Record<string, string>,
} as const;
