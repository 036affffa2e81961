import type { ListWords } from '../../../patterns/ListFrame/ListFrame.tsx';

/** Words of the page „Neutrale Versandadressen“. */
export const neutralSendersCopy = {
  title: 'Neutrale Versandadressen',
  lede: 'Erscheinen statt Ihrer Absenderadresse auf Versandetikett und Frachtbrief.',
  list: {
    one: 'Neutrale Versandadresse',
    many: 'Neutrale Versandadressen',
    table: 'Neutrale Versandadressen nach Namen',
    failed: 'Fehler beim Abrufen der neutralen Versandadressen',
  } satisfies ListWords,
  create: 'Neutrale Versandadresse anlegen',
  search: 'Neutrale Versandadressen durchsuchen',
  placeholder: 'Bezeichnung, Name oder Ort',
  columns: { name: 'Bezeichnung' },
  /** Of one that came without. */
  nameless: 'ohne Bezeichnung',
  empty: {
    title: 'Noch keine neutrale Versandadresse',
    text: 'Legen Sie eine an, wenn auf Ihren Etiketten jemand anders als Absender stehen soll. Gewählt wird sie bei der Sendung unter „Neutraler Versand“.',
    textWithoutRight: 'Sobald ein Inhaber eine anlegt, steht sie hier und bei neuen Sendungen zur Wahl.',
  },
  noHits: (search: string) => `Keine neutrale Versandadresse passt zu „${search}“.`,
} as const;
