/** Recognition of addresses in text: an entry of its own, since only who pastes or imports one needs it. */
export { countryOfName } from './address-text/country-names.ts';
export { inFields } from './address-text/in-fields.ts';
export { type RecognizedAddress, recognizeAddress } from './address-text/recognize-address.ts';
