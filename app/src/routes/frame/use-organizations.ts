import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import type { OrganizationChoice } from 'design-system/screens/shell/OrganizationMenu/organization-choice.ts';
import { resultCopy } from 'design-system/screens/shell/results.copy.ts';
import { useState } from 'react';
import { useSession } from '../../session/use-session.ts';

type Names = 'unasked' | 'loading' | 'failed' | ReadonlyMap<string, string>;

const load = () => import('./organizations.ts');

/** The choice of an organisation, for people who belong to several; their names are asked for when they are needed. */
export function useOrganizations(): OrganizationChoice | undefined {
  const { claims } = useSession();
  const confirm = useConfirm();
  const [names, setNames] = useState<Names>('unasked');
  const others = claims?.id.org_codes.filter((code) => code !== claims.access.org_code) ?? [];
  if (others.length === 0) return undefined;

  const isReady = typeof names !== 'string';
  return {
    others: others.map((code) => ({ code, name: isReady ? names.get(code) : undefined })),
    names: isReady ? 'ready' : names === 'failed' ? 'failed' : 'loading',
    onWanted() {
      if (names !== 'unasked' && names !== 'failed') return;
      setNames('loading');
      load()
        .then((code) => code.organizationNames())
        .then(setNames, () => setNames('failed'));
    },
    onSwitch(code) {
      load()
        .then(({ switchOrganization }) => switchOrganization(code, confirm))
        .catch(() => addToast({ tone: 'danger', title: resultCopy.notSwitched }));
    },
  };
}
