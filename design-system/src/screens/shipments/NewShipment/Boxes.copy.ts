import { formatDimensions, formatKilograms } from '../../../format/index.ts';
import type { Box } from './new-shipment-state.ts';

const dimensionsOf = ({ lengthCm, widthCm, heightCm }: Pick<Box, 'lengthCm' | 'widthCm' | 'heightCm'>) =>
  formatDimensions(lengthCm, widthCm, heightCm);

/** Words of the boxes that an organisation keeps, whatever they are made of. */
export const boxesCopy = {
  group: 'Eigene Verpackungen',
  /** „Versandkarton M (40 × 30 × 20 cm)“ */
  nameOf: (box: Box) => `${box.name} (${dimensionsOf(box)})`,
  /** „40 × 30 × 20 cm, leer 0,4 kg“ */
  facts: (box: Box) =>
    dimensionsOf(box) + (box.emptyWeightKg === null ? '' : `, leer ${formatKilograms(box.emptyWeightKg)}`),
  lighter: (kg: number) =>
    `Leichter als die leere Verpackung (${formatKilograms(kg)}). Prüfen Sie das Gewicht.`,
  keep: {
    open: 'Als eigene Verpackung speichern',
    title: 'Eigene Verpackung speichern',
    name: 'Name',
    nameHelp: 'Für alle in Ihrer Organisation. Eine Verpackung gleichen Namens wird ersetzt.',
    length: 'Länge (cm)',
    width: 'Breite (cm)',
    height: 'Höhe (cm)',
    emptyWeight: 'Leergewicht (kg)',
    emptyWeightHelp: 'Freiwillig. Wiegt ein Packstück weniger, weist Lotse darauf hin.',
    submit: 'Speichern',
    pending: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    notSaved: 'Die Verpackung wurde nicht gespeichert.',
    done: (name: string) => `Verpackung „${name}“ gespeichert.`,
  },
  manage: {
    open: 'Eigene Verpackungen verwalten',
    title: 'Eigene Verpackungen',
    none: 'Keine mehr. Speichern Sie eine neue an einem Packstück.',
    rename: (name: string) => `Name von „${name}“`,
    remove: (name: string) => `Verpackung „${name}“ entfernen`,
    removed: (name: string) => `Verpackung „${name}“ entfernt.`,
    notRemoved: 'Die Verpackung wurde nicht entfernt. Versuchen Sie es erneut.',
    notRenamed: 'Der Name wurde nicht geändert. Versuchen Sie es erneut.',
    close: 'Schließen',
  },
} as const;
