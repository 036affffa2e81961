/** German words of the API about pickups. */
export const pickupApiCopy = {
  notFound: 'Diese Abholung gibt es nicht oder Sie dürfen sie nicht sehen.',
  notEnabled: 'Abholungen sind für Ihre Organisation nicht freigeschaltet.',
  versionStale: 'Diese Abholung wurde inzwischen geändert.',
} as const;
