import * as v from 'valibot';
import { originCountryCodes } from '../geography/origin-countries.ts';
import { optionalEmail } from '../rules/email.ts';
import { ruleMessages } from '../rules/messages.copy.ts';
import { optionalPhone } from '../rules/phone.ts';
import { storable } from '../rules/storable.ts';
import { optionalPostalCode, optionalPrintedText, requiredPrintedText } from '../rules/text.ts';
import { limits } from './limits.ts';

const { specified } = ruleMessages;

/** An ISO 3166-1 alpha-2 code, upper case. Which of them can be chosen staff decide, see address-rules.ts. */
export const countryCodeSchema = v.config(
  v.pipe(
    v.string(specified.required),
    v.transform(storable),
    v.trim(),
    v.nonEmpty(specified.required),
    v.length(2, specified.countryCode),
    v.toUpperCase(),
    v.check((code) => originCountryCodes.includes(code), ruleMessages.unknownChoice),
  ),
  { abortPipeEarly: true },
);

/** Street lines, place and country. Postcode and state are judged by the country, see address-rules.ts. */
export const addressSchema = v.object({
  addressLine1: requiredPrintedText(limits.addressLine),
  addressLine2: optionalPrintedText(limits.addressLine),
  addressLine3: optionalPrintedText(limits.addressLine),
  city: requiredPrintedText(limits.city),
  countryCode: countryCodeSchema,
  postalCode: optionalPostalCode(limits.postalCode),
  state: optionalPrintedText(limits.region),
});

/** One end of a shipment: who and where. Absent texts are empty strings. */
export const addressBlockSchema = v.object({
  address: addressSchema,
  companyName: optionalPrintedText(limits.name),
  companyName2: optionalPrintedText(limits.name),
  email: optionalEmail(limits.email),
  personName: optionalPrintedText(limits.name),
  phone: optionalPhone(limits.phone),
});

export type Address = v.InferOutput<typeof addressSchema>;
export type AddressBlock = v.InferOutput<typeof addressBlockSchema>;

/** An address block with nothing in it but the default country. */
export function emptyAddressBlock(countryCode: string): AddressBlock {
  return {
    address: {
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      city: '',
      countryCode,
      postalCode: '',
      state: '',
    },
    companyName: '',
    companyName2: '',
    email: '',
    personName: '',
    phone: '',
  };
}
