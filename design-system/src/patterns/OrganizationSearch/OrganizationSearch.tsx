import type { Organization } from 'contract';
import { useState } from 'react';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { retryCopy } from '../../components/RetryButton/RetryButton.copy.ts';
import type { Fetched } from '../ResourceView/resource.ts';
import { organizationSearchCopy as copy } from './OrganizationSearch.copy.ts';

/** How an organisation is looked for. */
export interface OrganizationSearching {
  /** What was found for which text, as it was typed; null while nothing was looked for. */
  readonly answer: { readonly text: string; readonly found: Fetched<readonly Organization[]> } | null;
  /** Called with the whole text at every key. */
  readonly onSearch: (text: string) => void;
  readonly onRetry: () => void;
}

export interface OrganizationSearchProps extends OrganizationSearching {
  readonly onChoose: (orgCode: string) => void;
}

/**
 * One of all organisations, found by name, code or number. What is chosen narrows a list down and stands there as a
 * chip: the field is free for the next one.
 */
export function OrganizationSearch({ answer, onSearch, onRetry, onChoose }: OrganizationSearchProps) {
  const [text, setText] = useState('');
  const isTyped = text.trim() !== '';
  // What is shown may answer an earlier text; it stays until the new answer is there.
  const found = isTyped ? answer?.found : undefined;
  const organizations = found?.kind === 'ready' ? found.value : [];
  const isAnswered = answer?.text === text && found?.kind === 'ready';
  const type = (input: string) => {
    setText(input);
    onSearch(input);
  };
  return (
    <ComboBox
      label={copy.label}
      isLabelHidden
      placeholder={copy.placeholder}
      inputValue={text}
      onInputChange={type}
      sections={
        organizations.length === 0
          ? []
          : [
              {
                id: 'organizations',
                title: copy.group,
                options: organizations.map(({ orgCode, orgName, externalOrgId }) => ({
                  id: orgCode,
                  label: orgName,
                  detail: [orgCode, externalOrgId].filter((number) => number !== null).join(' · '),
                })),
              },
            ]
      }
      onSelect={(orgCode) => {
        type('');
        onChoose(orgCode);
      }}
      isLoading={isTyped && !isAnswered && found?.kind !== 'failed'}
      loadingText={copy.loading}
      emptyText={isAnswered ? copy.empty : undefined}
      failure={
        found?.kind === 'failed' ? { text: copy.failed, retryLabel: retryCopy.retry, onRetry } : undefined
      }
    />
  );
}
