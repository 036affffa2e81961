import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { type PhoneCheck, phoneText } from './rules/phone.ts';

function parse(text: string, countryCode: string) {
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  return parsePhoneNumberFromString(phoneText(text), country);
}

/** The exact check against the numbering plan; a number without „+“ is read as one of `countryCode`. */
export const isValidPhone: PhoneCheck = (text, countryCode) => parse(text, countryCode)?.isValid() ?? false;

/** The number in E.164 („+494315550140“), or `undefined` where it is none. */
export function toE164(text: string, countryCode: string): string | undefined {
  const number = parse(text, countryCode);
  return number?.isValid() ? number.number : undefined;
}

/** What numbers of a country begin with („+49“); empty where it has none of its own. */
export function callingCodeOf(countryCode: string): string {
  return isSupportedCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : '';
}
