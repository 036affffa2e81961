import { type Country, findCountry } from '../geography/countries.ts';
import { toCountry } from '../geography/country-phrases.copy.ts';
import { defaultGeography, type Geography } from '../geography/geography.ts';
import {
  findForeignSign,
  needsPostalCode,
  judgePostalCode,
  normalizePostalCode,
} from '../geography/postal-code.ts';
import type { CrossFieldRule, FieldPath } from '../rules/cross-field.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import type { PhoneCheck } from '../rules/phone.ts';
import type { Address, AddressBlock } from './address.ts';
import { limits } from './limits.ts';

const { specified } = ruleMessages;

/** Says that a postcode does not fit its country: whose sign it bears, or an example that does. */
export function postalCodeMessage(
  { countryCode, postalCode }: Pick<Address, 'countryCode' | 'postalCode'>,
  countries?: readonly Country[],
): string {
  const foreign = findForeignSign(countryCode, postalCode, countries);
  if (foreign) return ruleMessages.foreignPostalCode(postalCode, toCountry(foreign), toCountry(countryCode));
  const example = findCountry(countryCode, countries)?.postalCodeExample ?? '';
  return ruleMessages.postalCode(toCountry(countryCode), example);
}

/**
 * Somebody is named, as a company or as a person.
 *
 * @param at where the block stands in the whole, e.g. `['to']`
 * @param pick reads the block out of the whole
 */
export function someoneIsNamed<Whole>(
  at: FieldPath,
  pick: (whole: Whole) => AddressBlock,
): CrossFieldRule<Whole> {
  return {
    reads: [[...at, 'personName']],
    at: [...at, 'companyName'],
    isFine(whole) {
      const { companyName, personName } = pick(whole);
      return companyName !== '' || personName !== '';
    },
    message: ruleMessages.companyOrPerson,
  };
}

/**
 * The rules of one address block that look at several fields, and at what staff keep: country, postcode by
 * country, region where the country needs one, company or person, phone by country.
 *
 * @param at where the block stands in the whole, e.g. `['to']`
 * @param pick reads the block out of the whole
 * @param geography what is known when they judge: more may come to be known after they were made
 */
export function addressRules<Whole>(
  at: FieldPath,
  pick: (whole: Whole) => AddressBlock,
  isValidPhone: PhoneCheck,
  geography: Geography = defaultGeography,
): CrossFieldRule<Whole>[] {
  const rule = (
    reads: readonly FieldPath[],
    target: FieldPath,
    isFine: (block: AddressBlock) => boolean,
    message: string | ((block: AddressBlock) => string),
  ): CrossFieldRule<Whole> => ({
    reads: reads.map((path) => [...at, ...path]),
    at: [...at, ...target],
    isFine: (whole) => isFine(pick(whole)),
    message: typeof message === 'string' ? message : (whole) => message(pick(whole)),
  });
  const country = ['address', 'countryCode'];
  const postalCode = ['address', 'postalCode'];

  return [
    rule(
      [],
      country,
      ({ address }) => findCountry(address.countryCode, geography.countries) !== undefined,
      ruleMessages.unknownChoice,
    ),
    rule(
      [country, postalCode],
      postalCode,
      ({ address }) =>
        address.postalCode !== '' || !needsPostalCode(address.countryCode, geography.countries),
      specified.required,
    ),
    rule(
      [country, postalCode],
      postalCode,
      ({ address }) =>
        judgePostalCode(address.countryCode, address.postalCode, geography.countries) !== 'invalid',
      ({ address }) => postalCodeMessage(address, geography.countries),
    ),
    rule(
      [country, postalCode],
      postalCode,
      ({ address }) =>
        normalizePostalCode(address.countryCode, address.postalCode).length <= limits.postalCode,
      specified.maxLength(limits.postalCode),
    ),
    rule(
      [country],
      ['address', 'state'],
      ({ address }) =>
        address.state !== '' || !findCountry(address.countryCode, geography.countries)?.isRegionRequired,
      specified.required,
    ),
    someoneIsNamed(at, pick),
    rule(
      [country],
      ['phone'],
      ({ phone, address }) => phone === '' || isValidPhone(phone, address.countryCode),
      specified.phone,
    ),
  ];
}

/** The block as it is stored: postcode in the country's own notation. */
export function normalizeAddressBlock(block: AddressBlock): AddressBlock {
  const { address } = block;
  return {
    ...block,
    address: { ...address, postalCode: normalizePostalCode(address.countryCode, address.postalCode) },
  };
}
