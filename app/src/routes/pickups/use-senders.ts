import type { Contact } from 'contract';
import type { Fetched } from 'design-system/patterns/ResourceView/resource.ts';
import { senderList } from '../../data/parties.ts';
import { useRead } from '../../data/use-read.ts';
import { session } from '../../services.ts';
import { toFetched } from '../to-resource.ts';

const none: Fetched<readonly Contact[]> = { kind: 'ready', value: [], isRefreshing: false };

/** The addresses that the organisation sends from; none for whoever may not see its contacts. */
export function useSenders(): Fetched<readonly Contact[]> {
  const mayRead = (['read:org_contacts', 'read:all_contacts'] as const).some(
    (permission) => session.getPermission(permission).isGranted,
  );
  const { data, error, isValidating } = useRead(mayRead ? senderList() : null);
  return mayRead ? toFetched({ data: data?.items, error, isValidating }) : none;
}
