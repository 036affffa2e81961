import { countryName } from './countries.ts';

/**
 * German names of countries that carry an article, as they stand after „für“ (accusative) and
 * together with „zu“. Every other country stands without one: „für Österreich“, „zu Österreich“.
 */
const withArticle: Readonly<Record<string, readonly [accusative: string, withZu: string]>> = {
  AE: ['die Vereinigten Arabischen Emirate', 'zu den Vereinigten Arabischen Emiraten'],
  AX: ['die Ålandinseln', 'zu den Ålandinseln'],
  CH: ['die Schweiz', 'zur Schweiz'],
  FO: ['die Färöer', 'zu den Färöern'],
  GB: ['das Vereinigte Königreich', 'zum Vereinigten Königreich'],
  IM: ['die Isle of Man', 'zur Isle of Man'],
  MD: ['die Republik Moldau', 'zur Republik Moldau'],
  NL: ['die Niederlande', 'zu den Niederlanden'],
  SK: ['die Slowakei', 'zur Slowakei'],
  TR: ['die Türkei', 'zur Türkei'],
  UA: ['die Ukraine', 'zur Ukraine'],
  US: ['die Vereinigten Staaten', 'zu den Vereinigten Staaten'],
  VA: ['die Vatikanstadt', 'zur Vatikanstadt'],
};

/** A country after „für“: „die Schweiz“, „Österreich“. */
export function countryAccusative(code: string): string {
  return withArticle[code.toUpperCase()]?.[0] ?? countryName(code);
}

/** „zu“ with a country: „zur Schweiz“, „zu Österreich“. */
export function toCountry(code: string): string {
  return withArticle[code.toUpperCase()]?.[1] ?? `zu ${countryName(code)}`;
}
