import { countryName } from 'contract';
import { useId } from 'react';
import { useSettledText } from '../../../forms/useField.ts';
import type { AddressForm } from '../../shipments/NewShipment/AddressFields.tsx';
import { senderPreviewCopy as copy } from './SenderPreview.copy.ts';
import * as styles from './SenderPreview.css.ts';

const HOME_COUNTRY = 'DE';

export interface SenderPreviewProps {
  readonly form: AddressForm;
  /** Where the address block stands in the form. */
  readonly at: string;
}

/** The part of a label that says where it comes from, as it is typed. */
export function SenderPreview({ form, at }: SenderPreviewProps) {
  const id = useId();
  const text = (name: string) => form.at(`${at}.${name}`);
  const company = useSettledText(text('companyName'));
  const company2 = useSettledText(text('companyName2'));
  const person = useSettledText(text('personName'));
  const line1 = useSettledText(text('address.addressLine1'));
  const line2 = useSettledText(text('address.addressLine2'));
  const line3 = useSettledText(text('address.addressLine3'));
  const code = useSettledText(text('address.postalCode'));
  const city = useSettledText(text('address.city'));
  const country = useSettledText(text('address.countryCode'));
  const [name, ...rest] = [company || person, company2, company && person, line1, line2, line3].filter(
    Boolean,
  );
  return (
    <aside className={styles.preview} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {copy.title}
      </h3>
      <p className={styles.muted}>{copy.help}</p>
      <div className={styles.label}>
        <p className={styles.muted}>{copy.sender}</p>
        <p>
          <strong>{name}</strong>
        </p>
        {rest.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        <p>{`${code} ${city}`.trim()}</p>
        {/* As labels have it: within the country nobody names it. */}
        {country !== '' && country !== HOME_COUNTRY && <p>{countryName(country).toUpperCase()}</p>}
      </div>
    </aside>
  );
}
