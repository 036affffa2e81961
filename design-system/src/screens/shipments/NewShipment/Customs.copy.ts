import type { CustomsVerdict, DeclaredGoods, Territory } from 'contract';
import { countryName, customsThresholds } from 'contract';
import { count, withUnit } from '../../../format/index.ts';

const { smallFormKg, smallFormEur, smallFormItems } = customsThresholds;
const small = {
  kg: withUnit(smallFormKg, 'kg'),
  eur: withUnit(smallFormEur, '€'),
  items: count(smallFormItems, 'Position', 'Positionen'),
};

/** Words of section 4: customs. */
export const customsCopy = {
  required: (destination: string) => `Für ${destination} sind Zollangaben erforderlich.`,
  appeared: (destination: string) =>
    `Für ${destination} sind Zollangaben erforderlich. Abschnitt\u00A04, Zoll, ist hinzugekommen.`,
  disappeared: 'Zollangaben sind nicht mehr erforderlich.',
  /** `member`: the country that is addressed, where it is a member of the EU. */
  reason: (
    verdict: Extract<CustomsVerdict, { isRequired: true }>,
    member: string | undefined,
    postalCode: string,
  ) =>
    verdict.reason === 'territory'
      ? `Zielort liegt ${verdict.territory.name} (PLZ\u00A0${areaOf(verdict.territory, postalCode)}) – Zollangaben nötig${member === undefined ? '' : `, obwohl ${countryName(member)} zur EU gehört`}. ${[whyOf(verdict.territory), verdict.territory.note].filter(Boolean).join(' ')}`
      : 'Die Sendung überschreitet die Grenze des EU-Zoll- oder Steuergebiets.',
  declaredValueHelp: 'Gilt für Ziele außerhalb des EU-Zoll- oder Steuergebiets.',
  ddp: 'Verzollt geliefert (DDP)',
  dap: 'Unverzollt geliefert (DAP)',
  ddpHelp: 'Sie zahlen Abgaben und Steuern.',
  dapHelp: 'Der Empfänger zahlt Abgaben und Steuern.',
  exportDeclaration:
    'Über 1.000\u00A0€ Warenwert ist eine elektronische Ausfuhranmeldung nötig. Legen Sie das Ausfuhrbegleitdokument (ABD) bei.',
  exportDeclarationByWeight:
    'Über 1.000\u00A0kg Nettogewicht ist eine elektronische Ausfuhranmeldung nötig. Legen Sie das Ausfuhrbegleitdokument (ABD) bei.',
  smallForm: `Es genügt die Zollinhaltserklärung CN22: bis ${small.kg}, ${small.eur} und ${small.items}.`,
  /** Each limit that is exceeded; one of them is. */
  largeForm: ({ weightKg, valueEur, positions }: DeclaredGoods) =>
    `Die Zollinhaltserklärung CN23 ist nötig, weil ${[
      ...(valueEur > smallFormEur ? [`der Warenwert über ${small.eur} liegt`] : []),
      ...(weightKg > smallFormKg ? [`das Gewicht über ${small.kg} liegt`] : []),
      ...(positions > smallFormItems ? [`es mehr als ${small.items} sind`] : []),
    ].join(' und ')}.`,
} as const;

/** Why a declaration is needed there although the country is a member. */
function whyOf({ isInCustomsTerritory }: Territory): string {
  return isInCustomsTerritory
    ? 'Das Gebiet gehört nicht zum Steuergebiet der EU.'
    : 'Das Gebiet gehört nicht zum Zollgebiet der EU.';
}

/** „35…“: the beginning of the postcode that decides, or the whole one. */
function areaOf({ postalCodePrefixes }: Territory, postalCode: string): string {
  const prefix = postalCodePrefixes.find((start) => postalCode.startsWith(start) && start !== postalCode);
  return prefix === undefined ? postalCode : `${prefix}…`;
}
