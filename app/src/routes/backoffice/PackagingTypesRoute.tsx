import type { StaffPackagingRule } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { PackagingTypes } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes';
import { packagingTypesCopy } from 'design-system/screens/backoffice/PackagingTypes/PackagingTypes.copy.ts';
import { ruleName } from 'design-system/screens/backoffice/PackagingTypes/rule-facts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { packagingMatrix } from '../../data/packaging-rules.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { auditLogsAddress, packagingTypesAddress } from '../../pages/backoffice-addresses.ts';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { useSearch } from '../use-search.ts';
import { OpenRule } from './OpenRule.tsx';
import { mayAdminister } from './rights-of-staff.ts';
import { useTellRuleSaved } from './use-tell-rule-saved.ts';

const copy = packagingTypesCopy.discard;

export function preload(): void {
  preloadRead(packagingMatrix());
}

/** `/backoffice/verpackungsarten`; one rule at a time is edited. */
export function Component() {
  const filter = useSearch(packagingTypesAddress);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const refusal = toRefusal(useSession());
  const { data, ...read } = useRead(packagingMatrix());
  const isSlow = useIsSlow(read.isLoading);
  const [openId, setOpenId] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const tellSaved = useTellRuleSaved();
  const open = (id?: string) => {
    setOpenId(id);
    setChanged(false);
  };
  const openAfterAsking = async (rule: StaffPackagingRule) => {
    const edited = data?.items.find(({ id }) => id === openId);
    const isAgreed =
      !edited ||
      !isChanged ||
      (await confirm({
        title: copy.title,
        message: copy.message(ruleName(edited)),
        acceptLabel: copy.accept,
        rejectLabel: copy.reject,
      }));
    if (isAgreed) open(rule.id);
  };
  return (
    <PackagingTypes
      state={toResource({ ...read, data: data?.items }, { refusal, isSlow, holdsInput: isChanged })}
      filter={filter}
      hrefs={{ home: pages.start.href(), history: auditLogsAddress.href({ kind: 'packaging-rule' }) }}
      editing={
        // Who may no longer change them keeps what is typed.
        mayAdminister() || isChanged
          ? {
              openId,
              onOpen: (rule) => void openAfterAsking(rule),
              renderForm: (rule, form) => (
                <OpenRule
                  key={rule.id}
                  rule={rule}
                  read={read}
                  {...form}
                  onChangedChange={setChanged}
                  onClose={() => open()}
                  onSaved={tellSaved}
                />
              ),
            }
          : undefined
      }
      onFilter={(change) =>
        void navigate(packagingTypesAddress.href({ ...filter, ...change }), {
          replace: true,
          preventScrollReset: true,
        })
      }
      onRetry={() => read.mutate()}
    />
  );
}
