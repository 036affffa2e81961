import { ClipboardPaste } from '@lucide/icons';
import { type AddressBlock, countryName } from 'contract';
import type { RecognizedAddress } from 'contract/address-text';
import { useEffect, useRef } from 'react';
import { Banner } from '../../../../components/Banner/Banner.tsx';
import { Button } from '../../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../../components/DescriptionList/DescriptionList.tsx';
import { Stack } from '../../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../../components/TextArea/TextArea.tsx';
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { fieldLabels } from '../form/field-labels.copy.ts';
import type { Side } from '../new-shipment-state.ts';
import { pastedAddressCopy as copy } from './PastedAddress.copy.ts';
import type { PastedAddress as Pasted, PastedAddressCallbacks } from './usePastedAddress.ts';

export interface PasteAddressButtonProps {
  /** Which end it is for, where there are two. */
  readonly side?: Side;
  readonly pasted: Pasted;
}

/** Opens a field for an address as one text, for those who have no field to paste it into in mind. */
export function PasteAddressButton({ side, pasted }: PasteAddressButtonProps) {
  const isOpen = pasted.state?.kind === 'asking';
  return (
    <Button
      variant="link"
      size="sm"
      icon={ClipboardPaste}
      aria-expanded={isOpen}
      onPress={isOpen ? pasted.dismiss : pasted.ask}
    >
      {copy.paste}
      {side && <VisuallyHidden>{copy.pasteWhere[side]}</VisuallyHidden>}
    </Button>
  );
}

export interface PastedAddressProps {
  readonly pasted: Pick<Pasted, 'state'> & PastedAddressCallbacks;
}

/** What was recognised in a pasted text, and the way back once it was taken. */
export function PastedAddress({ pasted }: PastedAddressProps) {
  const { state } = pasted;
  switch (state?.kind) {
    case undefined:
      return null;
    case 'asking':
      return <AddressText text={state.text} recognized={state.recognized} pasted={pasted} />;
    case 'suggested':
      return <Suggestion recognized={state.recognized} pasted={pasted} />;
    case 'taken':
      return <Taken onUndo={pasted.undo} />;
  }
}

interface AddressTextProps extends PastedAddressProps {
  readonly text: string;
  readonly recognized: RecognizedAddress | undefined;
}

function AddressText({ text, recognized, pasted }: AddressTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <Stack gap={2}>
      <TextArea
        ref={area}
        label={copy.text}
        description={copy.textHelp}
        rows={4}
        value={text}
        spellCheck={false}
        onChange={pasted.onText}
      />
      <p role="status">{recognized === undefined && text.trim() !== '' && copy.nothing}</p>
      {recognized && <Suggestion recognized={recognized} pasted={pasted} />}
    </Stack>
  );
}

interface SuggestionProps extends PastedAddressProps {
  readonly recognized: RecognizedAddress;
}

function Suggestion({ recognized, pasted }: SuggestionProps) {
  const { block, isCountryCertain, isStreetCertain, postalCodeAsWritten, furtherAddresses, unread } =
    recognized;
  return (
    <Banner
      tone="info"
      title={copy.found}
      actions={
        <>
          <Button size="sm" onPress={() => pasted.take(recognized)}>
            {copy.take}
          </Button>
          <Button size="sm" variant="link" onPress={pasted.dismiss}>
            {copy.dismiss}
          </Button>
        </>
      }
    >
      <DescriptionList items={toItems(block)} />
      {!isCountryCertain && <p>{copy.isCountryUncertain(countryName(block.address.countryCode))}</p>}
      {!isStreetCertain && <p>{copy.isStreetUncertain}</p>}
      {postalCodeAsWritten && <p>{copy.hasZerosAgain(postalCodeAsWritten, block.address.postalCode)}</p>}
      {furtherAddresses > 0 && <p>{copy.isFirstOf(furtherAddresses + 1)}</p>}
      {unread.length > 0 && <p>{copy.unread(unread.join(', '))}</p>}
    </Banner>
  );
}

function toItems({ address, ...names }: AddressBlock): { term: string; value: string }[] {
  const { companyName, companyName2, personName, email, phone } = names;
  const { addressLine1, addressLine2, addressLine3, postalCode, city, state, countryCode } = address;
  const texts = { companyName, companyName2, personName, addressLine1, addressLine2, addressLine3 };
  const further = { postalCode, city, state, countryCode: countryName(countryCode), email, phone };
  return Object.entries({ ...texts, ...further })
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ term: fieldLabels[key as keyof typeof fieldLabels], value }));
}

interface TakenProps {
  readonly onUndo: () => void;
}

/** The button that was pressed is gone: the way back has the focus. */
function Taken({ onUndo }: TakenProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Banner
      tone="success"
      title={copy.taken}
      actions={
        <Button ref={undo} size="sm" variant="secondary" onPress={onUndo}>
          {copy.undo}
        </Button>
      }
    />
  );
}
