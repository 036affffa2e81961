import { countryName, type NewCountry } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { countriesCopy as copy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';
import { useState } from 'react';
import { createCountry } from '../../data/countries.ts';
import { useWrite } from '../../data/use-write.ts';
import { type HeldParts, useHeldPart } from '../../leaving/use-held-parts.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';

/** The dialog in which a country is added: null while it is closed. */
export function useCountryCreation(held: HeldParts, onCreated: (code: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const { onChangedChange } = useHeldPart(held, 'creation');
  const close = () => {
    onChangedChange(false);
    setOpen(false);
  };
  const creating = useWrite(createCountry, {
    onDone({ code }, _, isShown) {
      addToast({ tone: 'success', title: copy.told.created(countryName(code)) });
      if (!isShown) return;
      close();
      onCreated(code);
    },
    onFailed(error, code, isShown) {
      if (!isShown) tellUnseenFailure(error, copy.creation.notCreated, countryName(code));
    },
  });
  const { state } = creating;
  const open = () => {
    creating.reset();
    setOpen(true);
  };
  const creation = isOpen
    ? {
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        onSubmit: ({ code }: NewCountry) => void creating.run(code),
        onChangedChange,
        onClose: close,
      }
    : null;
  return { open, creation };
}
