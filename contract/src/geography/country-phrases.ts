import { countryName } from './countries.ts';

/**
 * German names of countries that carry an article, as they stand after „für“ (accusative) and after
 * „zu“ (dative). Every other country stands without one: „für Österreich“, „zu Österreich“.
 */
const withArticle: Readonly<Record<string, readonly [accusative: string, dative: string]>> = {
  AE: ['die Vereinigten Arabischen Emirate', 'den Vereinigten Arabischen Emiraten'],
  AX: ['die Ålandinseln', 'den Ålandinseln'],
  CH: ['die Schweiz', 'der Schweiz'],
  FO: ['die Färöer', 'den Färöern'],
  GB: ['das Vereinigte Königreich', 'dem Vereinigten Königreich'],
  IM: ['die Isle of Man', 'der Isle of Man'],
  MD: ['die Republik Moldau', 'der Republik Moldau'],
  NL: ['die Niederlande', 'den Niederlanden'],
  SK: ['die Slowakei', 'der Slowakei'],
  TR: ['die Türkei', 'der Türkei'],
  UA: ['die Ukraine', 'der Ukraine'],
  US: ['die Vereinigten Staaten', 'den Vereinigten Staaten'],
  VA: ['die Vatikanstadt', 'der Vatikanstadt'],
};

/** A country after „für“: „die Schweiz“, „Österreich“. */
export function countryAccusative(code: string): string {
  return withArticle[code.toUpperCase()]?.[0] ?? countryName(code);
}

/** A country after „zu“: „der Schweiz“, „Österreich“. */
export function countryDative(code: string): string {
  return withArticle[code.toUpperCase()]?.[1] ?? countryName(code);
}
