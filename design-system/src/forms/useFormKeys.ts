import { useEffect, useInsertionEffect, useRef } from 'react';
import { useShortcuts } from '../components/Shortcuts/useShortcuts.ts';

/** As printed on the key cap. */
const SUBMIT_KEYS = 'Strg+Enter';

/** Id of a section's heading, where the keys lead to. */
export function sectionId(number: number): string {
  return `abschnitt-${number}`;
}

/**
 * The keys of a form: Strg+Enter (on a Mac also Command+Enter) sends it, Alt+1…9 lead to its numbered
 * sections. They work wherever the focus is, but not below an open dialog. The list of all keys names those of
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
        heading.focus({ preventScroll: true });
        heading.scrollIntoView({ block: 'start' });
      }
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}
