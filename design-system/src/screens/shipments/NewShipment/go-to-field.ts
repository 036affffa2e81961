import { flushSync } from 'react-dom';

/**
 * Leads to a field, or to the first part of one that consists of several.
 *
 * @param id of the element that takes the focus
 * @param showSender unfolds the sender, whose fields have to be there before they take the focus
 */
export function goToField(id: string, showSender: () => void): void {
  if (!document.getElementById(id)) flushSync(showSender);
  const element = document.getElementById(id);
  if (!element) return;
  element.focus();
  if (document.activeElement !== element)
    element.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
}
