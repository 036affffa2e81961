/** Addresses as papers write them: an entry of its own, since only papers and what shows them need it. */
export { addressLines, crossesBorder, placeLine } from './print/address-lines.ts';
