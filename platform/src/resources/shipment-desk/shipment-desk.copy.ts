/** What staff are told of shipments at the API. */
export const shipmentDeskCopy = {
  notAsked: 'Zu dieser Sendung kann kein Dienstleister gefragt werden.',
  notAskedDetail: 'Sie wurde nicht beauftragt, ist beendet oder hat noch keine Sendungsnummer.',
  hasNumber: 'Diese Sendung hat bereits eine Sendungsnummer.',
  noNumberNeeded: 'Nur beauftragte Sendungen bekommen eine Sendungsnummer.',
} as const;
