import { countryName } from 'contract';
import { countriesCopy as copy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { useState } from 'react';
import { createCountry } from '../../data/countries.ts';
import { type HeldParts, useHeldPart } from '../../leaving/use-held-parts.ts';
import { useCreation } from './use-creation.ts';

/** The dialog in which a country is added. */
export function useCountryCreation(held: HeldParts, onCreated: (code: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const { onChangedChange } = useHeldPart(held, 'creation');
  const open = () => setOpen(true);
  const close = () => {
    onChangedChange(false);
    setOpen(false);
  };
  const toName = ({ code }: { readonly code: string }) => countryName(code);
  return useCreation(
    createCountry,
    { isOpen, open, close, onChangedChange },
    {
      toToast: (country) => ({ title: copy.told.created(toName(country)) }),
      notCreated: copy.creation.notCreated,
      toName,
      onCreated: ({ code }) => onCreated(code),
    },
  );
}
