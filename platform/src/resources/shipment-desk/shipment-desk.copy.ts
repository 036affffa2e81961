/** What staff are told of shipments at the API. */
export const shipmentDeskCopy = {
  notAsked: 'Zu dieser Sendung kann kein Dienstleister gefragt werden.',
  notAskedDetail:
    'Sie wurde nicht beauftragt, ist beendet, hat noch keine Sendungsnummer oder gehört zu den Beispieldaten.',
  hasNumber: 'Diese Sendung hat bereits eine Sendungsnummer.',
  noNumberNeeded: 'Nur beauftragte Sendungen bekommen eine Sendungsnummer.',
} as const;
