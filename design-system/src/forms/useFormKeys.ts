import { useEffect, useInsertionEffect, useRef } from 'react';
import { useShortcuts } from '../components/Shortcuts/useShortcuts.ts';

/** As printed on the key cap. */
const SUBMIT_KEYS = 'Strg+Enter';

/** Id of a section's heading, by which the keys find it. */
export function sectionId(number: number): string {
  return `abschnitt-${number}`;
}

/**
 * The keys of a form: Strg+Enter (on a Mac also Command+Enter) sends it, Alt+1…9 lead into its numbered
 * sections: to the field that the heading names as `data-entry`, else to the first, and to the heading itself as long as
 * there is none. They work wherever the focus is, but not below an open dialog. The list of all keys names those of
 * the form while it is there; each section (`FormSection`) adds its own.
 *
 * @param label what Strg+Enter does, in the words of its button
 */
export function useFormKeys(onSubmit: () => void, label: string): void {
  useShortcuts([{ keys: SUBMIT_KEYS, label, group: 'page' }]);
  const submit = useRef(onSubmit);
  useInsertionEffect(() => {
    submit.current = onSubmit;
  });

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isInDialog(event.target)) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        if (!event.repeat) submit.current();
      }
      // The code is the key's place: on a Mac Alt+1 types another character.
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      if (digit && event.altKey && !event.ctrlKey && !event.metaKey) {
        const heading = document.getElementById(sectionId(Number(digit)));
        if (!heading) return;
        event.preventDefault();
        heading.scrollIntoView({ block: 'start' });
        const entry = entryOf(heading);
        (entry ?? heading).focus({ preventScroll: entry === undefined });
        // As Tab does: what is typed comes in place of what stands there.
        if (entry instanceof HTMLInputElement) entry.select();
      }
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

const FIELDS = 'input, select, textarea, [role="spinbutton"]';

/** The field in which a section begins; of radio buttons the chosen one, since Tab leads to no other. */
function entryOf(heading: HTMLElement): HTMLElement | undefined {
  const { entry } = heading.dataset;
  const fields = [...(heading.closest('section, aside')?.querySelectorAll<HTMLElement>(FIELDS) ?? [])];
  const field = fields.find((one) =>
    entry === undefined ? !one.matches(':disabled') && one.checkVisibility() : one.id === entry,
  );
  if (!isRadio(field)) return field;
  return fields.find((one) => isRadio(one) && one.name === field.name && one.checked) ?? field;
}

function isRadio(field: HTMLElement | undefined): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}
