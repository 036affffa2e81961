import type { PresetReason, PresetRule } from 'contract';

/** Words about the tariff that is chosen beforehand. */
export const presetCopy = {
  rule: 'Vorauswahl',
  rules: {
    cheapest: 'Günstigster Tarif',
    fastest: 'Schnellster Tarif',
    'last-used': 'Zuletzt für den Empfänger verwendet',
  } satisfies Record<PresetRule, string>,
  reason: {
    cheapest: 'Vorausgewählt: der günstigste Tarif.',
    'cheapest-on-wished-day': 'Vorausgewählt: der günstigste Tarif zum gewünschten Zustelltag.',
    fastest: 'Vorausgewählt: der schnellste Tarif.',
    'last-used': 'Vorausgewählt: der zuletzt für diesen Empfänger verwendete Tarif.',
  } satisfies Record<PresetReason, string>,
} as const;
