import { Lock } from '@lucide/icons';
import { type Contact, contactKindLabels, countryName } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import type { FieldFact } from '../../../patterns/VersionDiff/field-changes.ts';
import { fieldLabels } from '../../shipments/NewShipment/form/field-labels.copy.ts';
import { contactPanelCopy as copy } from './ContactPanel.copy.ts';

export interface ContactFactsProps {
  contact: Contact;
  /** Why it is not changed here. */
  reason: string;
}

/** What is known of a contact, for whoever may not change it. */
export function ContactFacts({ contact, reason }: ContactFactsProps) {
  return (
    <>
      <Banner tone="info" icon={Lock}>
        {reason}
      </Banner>
      <DescriptionList items={factsOf(contact).map(({ label, value }) => ({ term: label, value }))} />
    </>
  );
}

/** Everything that a contact says, as it is read, in the order of the form; what is empty is left out. */
export function factsOf({
  kind,
  shortName,
  block,
}: Pick<Contact, 'kind' | 'shortName' | 'block'>): FieldFact[] {
  const { address } = block;
  const { addressLine1, addressLine2, addressLine3, postalCode, city, state, countryCode } = address;
  const { companyName, companyName2, personName, email, phone } = block;
  const names = { companyName, companyName2, personName };
  const place = { addressLine1, addressLine2, addressLine3, countryCode, postalCode, city, state };
  const facts = [
    ...factsIn({ ...names, ...place, countryCode: countryName(countryCode), email, phone }),
    { path: 'shortName', label: copy.shortName, value: shortName },
    { path: 'kind', label: copy.kind, value: contactKindLabels[kind] },
  ];
  return facts.filter(({ value }) => value !== '');
}

function factsIn(values: Partial<Record<keyof typeof fieldLabels, string>>): FieldFact[] {
  return Object.entries(values).map(([path, value]) => ({
    path,
    label: fieldLabels[path as keyof typeof fieldLabels],
    value,
  }));
}
