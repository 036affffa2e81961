import type { OrganizationDraft } from 'contract';
import { Organization } from 'design-system/screens/settings/Organization/Organization';
import { changeOrganization, ownRecord } from '../../data/organization-records.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { pages } from '../../pages/pages.ts';
import { session } from '../../services.ts';
import { toDeletionFailure } from './to-deletion-failure.ts';
import { useOrganizationDeletion } from './use-organization-deletion.ts';
import { useSettingsForm } from './use-settings-form.ts';

export function preload(): void {
  preloadRead(ownRecord());
}

/** `/einstellungen/organisation` */
export function Component() {
  const read = useRead(ownRecord());
  const { saving, ...form } = useSettingsForm({
    read,
    write: changeOrganization,
    toCall: (draft: OrganizationDraft, version) => ({ version, ...draft }),
    mayChange: session.getPermission('update:own_orgs').isGranted,
    // The token names the organisation; where a new one cannot be had, the next renewal brings it.
    onDone: () => void session.refresh().catch(() => undefined),
  });
  const deletion = useOrganizationDeletion();
  const { state: end } = deletion;
  return (
    <Organization
      {...form}
      homeHref={pages.start.href()}
      saving={saving}
      deletion={
        session.getPermission('delete:own_orgs').isGranted
          ? {
              pending: end.kind === 'pending',
              failure: end.kind === 'failed' ? toDeletionFailure(end.error) : null,
              onSubmit: () => void deletion.run(read.data?.version ?? 0),
            }
          : null
      }
    />
  );
}
