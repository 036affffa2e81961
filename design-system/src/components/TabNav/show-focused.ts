import type { FocusEvent } from 'react';

/**
 * Scrolls a strip until the link that the keyboard has come to stands whole in it: browsers leave one alone of which a
 * part is in sight. A pressed one stays under the pointer.
 */
export function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
