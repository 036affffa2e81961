import type { ConfirmRequest } from 'design-system/components/ConfirmProvider';
import { switchCopy as words } from 'design-system/screens/shell/switch.copy.ts';
import { leaveQuestion } from './leave-question.ts';
import type { UnsavedInput } from './unsaved-input.ts';

/**
 * The one question before another organisation is signed into, or undefined where nothing is typed. Drafts
 * stay with the organisation that they belong to; what only the page holds is lost.
 *
 * @param organization the one that is left
 */
export function toSwitchQuestion(
  { onPage, inTab, elsewhere }: UnsavedInput,
  organization: string,
): ConfirmRequest | undefined {
  const kinds = [onPage, inTab.kept, elsewhere.kept];
  if (kinds.every((kind) => kind === 'nothing')) return undefined;
  // A form without a draft has nowhere to keep its input.
  if (onPage === 'draft' && inTab.kept === 'nothing') return leaveQuestion;
  const parts = [
    kinds.includes('order') ? words.order(organization) : '',
    inTab.kept === 'draft' ? words.here(inTab.begun, organization) : '',
    elsewhere.kept === 'draft' ? words.elsewhere(elsewhere.begun, organization) : '',
  ];
  return {
    title: words.title,
    message: parts.filter((part) => part !== '').join(' '),
    acceptLabel: words.accept,
    rejectLabel: words.reject,
  };
}
