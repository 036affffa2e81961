import type { CustomsVerdict, Territory } from 'contract';
import { countryName } from 'contract';

/** Words of section 4: customs. */
export const customsCopy = {
  required: (destination: string) => `Für ${destination} sind Zollangaben erforderlich.`,
  appeared: (destination: string) =>
    `Für ${destination} sind Zollangaben erforderlich. Abschnitt\u00A04, Zoll, ist hinzugekommen.`,
  disappeared: 'Zollangaben sind nicht mehr erforderlich.',
  reason: (verdict: Extract<CustomsVerdict, { isRequired: true }>, countryCode: string, postalCode: string) =>
    verdict.reason === 'territory'
      ? `Zielort liegt ${verdict.territory.name} (PLZ\u00A0${areaOf(verdict.territory, postalCode)}) – Zollangaben nötig, obwohl ${countryName(countryCode)} zur EU gehört.`
      : 'Die Sendung überschreitet die Grenze des EU-Zoll- oder Steuergebiets.',
  declaredValueHelp: 'Gilt für Ziele außerhalb des EU-Zoll- oder Steuergebiets.',
  ddp: 'Verzollt geliefert (DDP)',
  dap: 'Unverzollt geliefert (DAP)',
  ddpHelp: 'Sie zahlen Abgaben und Steuern.',
  dapHelp: 'Der Empfänger zahlt Abgaben und Steuern.',
  exportDeclaration:
    'Ab 1.000\u00A0€ Warenwert ist eine elektronische Ausfuhranmeldung nötig. Legen Sie das Ausfuhrbegleitdokument (ABD) bei.',
} as const;

/** From this value in EUR on an electronic export declaration is needed. */
export const EXPORT_DECLARATION_FROM_EUR = 1000;

/** „35…“: the beginning of the postcode that decides, or the whole one. */
function areaOf({ postalCodePrefixes }: Territory, postalCode: string): string {
  const prefix = postalCodePrefixes.find((start) => postalCode.startsWith(start) && start !== postalCode);
  return prefix === undefined ? postalCode : `${prefix}…`;
}
