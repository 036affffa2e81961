import { countryName, type Shipment } from 'contract';
import { nameOfBlock, placeLine } from '../../../patterns/Address/address-lines.ts';
import * as styles from './Recipient.css.ts';

/** Where the parcel goes, to be read at arm's length: the name first, the place in bold. */
export function Recipient({ block }: { readonly block: Shipment['to'] }) {
  const { address, companyName, companyName2, personName } = block;
  const { addressLine1, addressLine2, addressLine3, state, countryCode } = address;
  return (
    <address className={styles.address}>
      <div className={styles.name}>{nameOfBlock(block)}</div>
      <Lines lines={[companyName2, companyName && personName, addressLine1, addressLine2, addressLine3]} />
      <b className={styles.place}>{placeLine(address)}</b>
      {/* As on its label: within the country nobody writes it. */}
      <Lines lines={[state, countryCode === 'DE' ? '' : countryName(countryCode)]} />
    </address>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines
    .filter((line) => line !== '')
    .map((line, index) => (
      // Two lines of an address may be equal, and their order never changes.
      <div key={index}>{line}</div>
    ));
}
