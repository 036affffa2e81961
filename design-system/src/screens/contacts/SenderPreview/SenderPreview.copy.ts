/** Words around the part of a label that says where a parcel comes from. */
export const senderPreviewCopy = {
  title: 'So erscheint der Absender',
  help: 'Ausschnitt des Versandetiketts',
  sender: 'Absender',
} as const;
