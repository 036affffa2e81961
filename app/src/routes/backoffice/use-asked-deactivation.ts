import { type CountryDraft, countryName, type StaffCountry } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import type { CountrySaving } from 'design-system/screens/backoffice/Countries/countries-state.ts';
import { countriesCopy } from 'design-system/screens/backoffice/Countries/Countries.copy.ts';

const { deactivation: copy } = countriesCopy;

/** Saving a country, which asks first where nobody could send there any more: for all organisations, at once. */
export function useAskedDeactivation(saving: CountrySaving | null): CountrySaving | null {
  const confirm = useConfirm();
  if (!saving) return null;
  const { began, onSubmit } = saving;
  return {
    ...saving,
    onSubmit: (draft) => void submit(draft),
  };

  async function submit(draft: CountryDraft): Promise<void> {
    if (isDeactivated(began, draft) && !(await confirm(questionAbout(began)))) return;
    onSubmit(draft);
  }
}

function isDeactivated(before: StaffCountry, { isActive }: CountryDraft): boolean {
  return before.isActive && !isActive;
}

function questionAbout({ code }: StaffCountry) {
  return {
    title: copy.title,
    message: copy.message(countryName(code)),
    acceptLabel: copy.accept,
    rejectLabel: copy.reject,
  };
}
