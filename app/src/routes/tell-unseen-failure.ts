import { addToast } from 'design-system/components/LazyToastRegion';
import { formsCopy } from 'design-system/forms/forms.copy.ts';
import { submitFailureCopy } from 'design-system/forms/submit-failure.copy.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { toToastFailure } from './to-toast-failure.ts';

/**
 * Tells that a form was not saved, where the form that would say so is gone.
 *
 * @param error `useWrite`'s
 * @param notSaved the form's own words, in German
 * @param about what was to be saved, as the person named it: what they typed is gone with the form
 */
export function tellUnseenFailure(error: unknown, notSaved: string, about: string): void {
  tellFailure(error, { failed: notSaved, open: submitFailureCopy.openTitle }, about);
}

/**
 * The same with words for what may be done all the same.
 *
 * @param about empty where it is in sight, or has no name
 */
export function tellFailure(
  error: unknown,
  words: { readonly failed: string; readonly open: string },
  about: string,
): void {
  const { title, description } = toToastFailure(error, { ...writeFailureCopy, ...words });
  const parts = [about, description].filter((part) => part !== '');
  addToast({ tone: 'danger', title, description: parts.join(formsCopy.separator) });
}
