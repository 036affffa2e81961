import { searchLine } from 'contract';
import type { OrganizationSearching } from 'design-system/patterns/OrganizationSearch';
import { noFilter } from 'design-system/screens/backoffice/Organizations/organizations-state.ts';
import { useState } from 'react';
import { anyRecord, organizationList } from '../../data/all-organizations.ts';
import { useRead } from '../../data/use-read.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { toFetched } from '../to-resource.ts';

const DEBOUNCE_MS = 200;

interface Row {
  readonly organization: { readonly orgCode: string; readonly orgName: string | null };
}

/**
 * The organisation that a list of all is narrowed down to, and how another one is found.
 *
 * @param orgCode empty where it is not narrowed down
 * @param rows what is listed, which tells the name mostly; undefined until the first answer
 */
export function useOrganizationFilter(
  orgCode: string,
  rows: readonly Row[] | undefined,
): { readonly name: string | undefined; readonly search: OrganizationSearching } {
  const told = rows?.find(({ organization }) => organization.orgCode === orgCode)?.organization.orgName;
  const record = useRead(rows && orgCode !== '' && !told ? anyRecord(orgCode) : null);
  const [text, setText] = useState('');
  const asked = searchLine(text);
  const found = useRead(asked === '' ? null : organizationList({ ...noFilter, search: asked }));
  return {
    name: told ?? record.data?.orgName,
    search: {
      answer: asked === '' ? null : { text, found: toFetched({ ...found, data: found.data?.items }) },
      onSearch: useDebounced((typed: string) => setText(typed), DEBOUNCE_MS),
      onRetry: () => void found.mutate(),
    },
  };
}
