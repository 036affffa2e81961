import { flushSync } from 'react-dom';

/**
 * Leads to a field, or to the first part of one that consists of several.
 *
 * @param id of the element that takes the focus
 * @param unfold shows what is folded away or hidden, so that its fields are there before they take the focus
 */
export function goToField(id: string, unfold?: () => void): void {
  if (unfold && !document.getElementById(id)?.checkVisibility()) flushSync(unfold);
  const element = document.getElementById(id);
  if (!element) return;
  element.focus();
  if (document.activeElement !== element)
    element.querySelector<HTMLElement>('[tabindex="0"], input')?.focus();
}
