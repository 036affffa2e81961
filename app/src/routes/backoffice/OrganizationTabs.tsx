import type { OrganizationAccount, OrganizationDraft, OrganizationRecord } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { Account } from 'design-system/screens/backoffice/OrganizationPage/Account';
import type { OrganizationPageHrefs } from 'design-system/screens/backoffice/OrganizationPage/organization-page-state.ts';
import { OrganizationPage } from 'design-system/screens/backoffice/OrganizationPage/OrganizationPage';
import { organizationPageCopy as copy } from 'design-system/screens/backoffice/OrganizationPage/OrganizationPage.copy.ts';
import { OrganizationFacts } from 'design-system/screens/settings/Organization/Organization';
import type { Deletion } from 'design-system/screens/settings/Organization/organization-state.ts';
import { anyRecord, changeAnyOrganization, deleteAnyOrganization } from '../../data/all-organizations.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { anyOrganizationAddress, organizationsAddress } from '../../pages/backoffice-addresses.ts';
import { toDeletionFailure } from '../settings/to-deletion-failure.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { useLeaveGone } from '../use-leave-gone.ts';
import { mayAdminister, mayEnd } from './rights-of-staff.ts';

export interface OrganizationTabProps {
  readonly id: string;
  readonly hrefs: OrganizationPageHrefs;
}

/** The form of a tab is gone with it, though the page is the same. */
const isAnotherTab = isAnother(anyOrganizationAddress, 'tab');

/** „Stammdaten“: who the organisation is, and its end. */
export function FactsRoute({ id, hrefs }: OrganizationTabProps) {
  const { saving, state, onRetry } = useSettingsForm({
    read: useRead(anyRecord(id)),
    write: changeAnyOrganization,
    toCall: (draft: OrganizationDraft, version) => ({ id, version, ...draft }),
    mayChange: mayAdminister(),
    isLeaving: isAnotherTab,
  });
  const deletion = useDeletion(id, saving);
  return (
    <OrganizationPage state={state} current="facts" hrefs={hrefs} onRetry={onRetry}>
      {(organization) => (
        <OrganizationFacts
          organization={organization}
          saving={saving}
          deletion={mayEnd(id) ? deletion(organization) : null}
          readOnly={copy.readOnly}
        />
      )}
    </OrganizationPage>
  );
}

/** „Einstellungen“: what staff decide of it. */
export function AccountRoute({ id, hrefs }: OrganizationTabProps) {
  const { saving, state, onRetry } = useSettingsForm({
    read: useRead(anyRecord(id)),
    write: changeAnyOrganization,
    toCall: (account: OrganizationAccount, version) => ({ id, version, ...account }),
    mayChange: mayAdminister(),
    isLeaving: isAnotherTab,
  });
  return (
    <OrganizationPage state={state} current="account" hrefs={hrefs} onRetry={onRetry}>
      {(organization) => <Account organization={organization} saving={saving} />}
    </OrganizationPage>
  );
}

/**
 * The end of the organisation, in the version that is seen; after it there is nothing here to look at.
 *
 * @param typed the form beside it, which is given up then
 */
function useDeletion(
  id: string,
  typed: Parameters<ReturnType<typeof useLeaveGone>>[0],
): (organization: OrganizationRecord) => Deletion {
  const leaveGone = useLeaveGone();
  const { state, run } = useWrite(deleteAnyOrganization, {
    onDone() {
      addToast({ tone: 'success', title: copy.ended });
      leaveGone(typed, organizationsAddress.href());
    },
  });
  return ({ version }) => ({
    pending: state.kind === 'pending',
    failure: state.kind === 'failed' ? toDeletionFailure(state.error) : null,
    onSubmit: () => void run({ id, version }),
  });
}
