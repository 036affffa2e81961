import { plainText } from '../rules/plain-text.ts';
import type { AddressBlock } from './address.ts';

/** Words of a name that say nothing about whose it is. */
const legalForms =
  /\b(?:gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|se|eg|ev|ek|co|inc|ltd|llc|plc|bv|nv|sl|sa|sarl|srl|spa|oy|ab|as|aps)\b/g;

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** „Wüllenweber GmbH & Co. KG“ and „Wuellenweber“ are one. */
function nameKey({ companyName, personName }: AddressBlock): string {
  const words = plainText(companyName || personName).replace(/(?<=\b\p{L})\.\s?/gu, '');
  return letters(words.replace(legalForms, ' ')) || letters(words);
}

/** „Hauptstr. 4 / 1“ and „Hauptstraße 4/1“ are one. */
function streetKey({ address }: AddressBlock): string {
  return letters(plainText(address.addressLine1).replace(/strasse|str\.?(?=\s|\d|$)/g, 'str'));
}

const houseNumber = (block: AddressBlock) => /\d.*/.exec(streetKey(block))?.[0] ?? '';
const digits = (text: string) => text.replace(/\D/g, '').replace(/^(?:00)?49|^0/, '');

/** How much of the pairs of letters two names share, from 0 to 1 (Dice). */
function likeness(one: string, other: string): number {
  const pairs = (text: string) => new Set(Array.from(text.slice(1), (letter, at) => text[at] + letter));
  const [ofOne, ofOther] = [pairs(one), pairs(other)];
  const shared = [...ofOne].filter((pair) => ofOther.has(pair)).length;
  return (2 * shared) / (ofOne.size + ofOther.size || 1);
}

/** From here on two names are taken for spellings of one. */
const ALIKE = 0.6;

/** Why two addresses may be one: `same` all over, `alike` in a name of the same house, `reach` by mail or phone. */
export type Likeness = 'same' | 'alike' | 'reach';

/**
 * Whether two addresses may be of one contact; undefined where they are not. What lies in another place never is:
 * the branches of a chain are called the same.
 */
export function likenessOf(one: AddressBlock, other: AddressBlock): Likeness | undefined {
  if (placeKey(one) !== placeKey(other)) return undefined;
  const [name, otherName] = [nameKey(one), nameKey(other)];
  if (name === '' || otherName === '') return undefined;
  const isSameStreet = streetKey(one) === streetKey(other);
  if (name === otherName && isSameStreet && plainText(one.personName) === plainText(other.personName))
    return 'same';
  const isAlike =
    name.startsWith(otherName) || otherName.startsWith(name) || likeness(name, otherName) >= ALIKE;
  if (isAlike && (isSameStreet || houseNumber(one) === houseNumber(other))) return 'alike';
  const isSameMail = one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
  const isSamePhone = digits(one.phone) !== '' && digits(one.phone) === digits(other.phone);
  return isSameMail || (isSamePhone && isAlike) ? 'reach' : undefined;
}

/** Where an address lies: only those of one place are compared. */
export function placeKey({ address }: AddressBlock): string {
  return `${address.countryCode} ${letters(plainText(address.postalCode || address.city))}`;
}
