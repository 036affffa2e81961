import { type Contact, emptyAddressBlock } from 'contract';
import { Select } from '../../../components/Select/Select.tsx';
import { useFieldPlace, useSettled, useSettledText } from '../../../forms/useField.ts';
import { lineOfBlock } from '../../../patterns/Address/address-lines.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { type AddressForm, AddressFields } from '../../shipments/NewShipment/AddressFields.tsx';
import type { PickupFormState } from './pickup-form.ts';
import { addressSources } from './pickup-input.ts';
import { pickupFormCopy as copy } from './PickupForm.copy.ts';

export interface PickupAddressProps {
  readonly form: PickupFormState;
  /** The addresses that the organisation sends from. */
  readonly senders: Fetched<readonly Contact[]>;
  /** That of the pickup which is edited. */
  readonly own: Contact['block'] | null;
  /** Something is wrong with the address that was chosen, so that its fields have to be seen. */
  readonly hasErrors: boolean;
}

/**
 * Where the parcels are fetched: one of the organisation's addresses, or another one that is typed. Of what is brought
 * it is where it comes from, which is asked for only where it does not follow from the addresses.
 */
export function PickupAddress({ form, senders, own, hasErrors }: PickupAddressProps) {
  const from = form.at('addressFrom');
  useFieldPlace(from, copy.address);
  const source = useSettledText(from);
  const isBrought = useSettled(form.at('kind')) === 'selfDelivery';
  const isTyped = source === addressSources.other || hasErrors;
  const contacts = senders.kind === 'ready' ? senders.value : [];
  const options = [
    ...(own ? [{ value: addressSources.own, label: copy.ownAddress(lineOfBlock(own)) }] : []),
    ...contacts.map(({ id, shortName, block }) => ({
      value: id,
      label: [shortName, lineOfBlock(block)].filter(Boolean).join(' · '),
    })),
    { value: addressSources.other, label: copy.otherAddress },
  ];
  const choose = (choice: string) => {
    const block = choice === addressSources.own ? own : contacts.find(({ id }) => id === choice)?.block;
    form.setAll({ addressFrom: choice, address: block ?? emptyAddressBlock('DE') });
  };
  if (isBrought && !isTyped) return null;
  return (
    <>
      <Select
        id={from.id}
        label={isBrought ? copy.senderAddress : copy.address}
        options={options}
        value={source}
        onChange={choose}
        isRequired
        description={senders.kind === 'ready' ? undefined : copy.senders[senders.kind]}
      />
      {/* The block of a pickup stands in it under this name, which no type says of a name that is put together. */}
      {isTyped && <AddressFields form={form as unknown as AddressForm} at="address" />}
    </>
  );
}
