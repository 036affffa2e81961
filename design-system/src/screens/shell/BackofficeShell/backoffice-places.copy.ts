/** What the places of the staff's area are called, and what stands above those that belong together. */
export const backofficePlacesCopy = {
  groups: {
    customers: 'Kunden',
    shipping: 'Versand',
    quality: 'Qualität',
    content: 'Inhalte',
    system: 'System',
  },
  places: {
    backoffice: 'Übersicht',
    organizations: 'Organisationen',
    allShipments: 'Sendungen',
    offers: 'Preisanfragen',
    carrierProducts: 'Carrier-Produkte',
    packagingTypes: 'Verpackungsarten',
    countries: 'Länder',
    testCenter: 'Testcenter',
    carrierApi: 'Carrier-API',
    contentPages: 'Inhaltsseiten',
    auditLogs: 'Audit-Logs',
  },
} as const;
