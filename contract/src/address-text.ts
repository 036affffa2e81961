/** Recognition of addresses in text: an entry of its own, since only who pastes one needs it. */
export { type RecognizedAddress, recognizeAddress } from './address-text/recognize-address.ts';
