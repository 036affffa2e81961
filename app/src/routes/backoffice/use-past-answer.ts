import type { PastAnswerView } from 'design-system/screens/backoffice/TestItem/test-item-state.ts';
import { useNavigate } from 'react-router';
import { type NamedItem, oneAnswer } from '../../data/test-samples.ts';
import { useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { testItemAddress } from '../../pages/backoffice-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { useSearch } from '../use-search.ts';

/** What a case has answered in the execution that `?execution=` names; null where it names none. */
export function usePastAnswer(item: NamedItem): PastAnswerView | null {
  const { execution } = useSearch(testItemAddress);
  const navigate = useNavigate();
  const read = useRead(execution === null ? null : oneAnswer({ ...item, executionId: execution }));
  const isSlow = useIsSlow(read.isLoading);
  const refusal = toRefusal(useSession());
  if (execution === null) return null;
  return {
    state: toResource(read, { isSlow, refusal }),
    onClose: () => void navigate(testItemAddress.href({}, { ...item }), { preventScrollReset: true }),
    onRetry: () => read.mutate(),
  };
}
