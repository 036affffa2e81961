import { askBeforeClosing } from '../browser/closing.ts';
import { ownerOf } from '../drafts/draft-owner.ts';
import { keptInTab } from '../drafts/kept-in-tab.ts';
import { session } from '../services.ts';
import { heldInput } from './unsaved-input.ts';

/**
 * Has the browser ask before the tab is closed with what somebody has typed: its storage ends with it.
 *
 * @returns the way to stop
 */
export function watchClosing(): () => void {
  return askBeforeClosing(window, () => {
    const { claims } = session.getSnapshot();
    return (
      heldInput() !== 'nothing' || (claims !== undefined && keptInTab(ownerOf(claims)).kept !== 'nothing')
    );
  });
}
