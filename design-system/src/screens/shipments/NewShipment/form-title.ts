import { modeTitles, templateTitles } from './modes.copy.ts';
import type { FormMode } from './new-shipment-state.ts';

/** What the form is called: by its mode, and by the number of the template that it is about where that is known. */
export function formTitle(mode: FormMode, templateNumber?: string): string {
  const isOfTemplate = mode === 'edit' || mode === 'complete';
  return isOfTemplate && templateNumber !== undefined
    ? templateTitles[mode](templateNumber)
    : modeTitles[mode];
}
