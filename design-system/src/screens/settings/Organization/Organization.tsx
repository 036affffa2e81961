import type { OrganizationRecord } from 'contract';
import type { ReactNode } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { placeLine } from '../../../patterns/Address/address-lines.ts';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { SettingsResource } from '../saving/SettingsResource.tsx';
import { DangerZone } from './DangerZone.tsx';
import type { Deletion, OrganizationSaving, OrganizationState } from './organization-state.ts';
import { organizationCopy as copy } from './Organization.copy.ts';
import { OrganizationForm } from './OrganizationForm.tsx';

export interface OrganizationProps {
  state: OrganizationState;
  homeHref: string;
  /** Null for whoever may only read it. */
  saving: OrganizationSaving | null;
  /** Null for whoever may not end it. */
  deletion: Deletion | null;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

const { sections } = copy;

/** Who the organisation is: its owner writes it, everybody in it reads it. */
export function Organization({ state, homeHref, saving, deletion, onRetry }: OrganizationProps) {
  return (
    <SettingsResource
      words={copy}
      firstSection={sections.facts}
      state={state}
      homeHref={homeHref}
      onRetry={onRetry}
    >
      {(organization) => (
        <OrganizationFacts
          organization={organization}
          saving={saving}
          deletion={deletion}
          readOnly={copy.readOnly}
          codes={<Codes organization={organization} />}
        />
      )}
    </SettingsResource>
  );
}

export interface OrganizationFactsProps extends Pick<OrganizationProps, 'saving' | 'deletion'> {
  organization: OrganizationRecord;
  /** Who may change it, for whoever may only read it. */
  readOnly: string;
  /** What it is found by, where that stands nowhere else on the page. */
  codes?: ReactNode;
}

/** Who an organisation is, as it is edited or read, and its end. */
export function OrganizationFacts({
  organization,
  saving,
  deletion,
  readOnly,
  codes,
}: OrganizationFactsProps) {
  return (
    <>
      {saving ? (
        <OrganizationForm saving={saving} />
      ) : (
        <Facts organization={organization} readOnly={readOnly} />
      )}
      {codes}
      {deletion && <DangerZone name={organization.orgName} {...deletion} />}
    </>
  );
}

/** What is given, for whoever may only read it. */
function Facts({ organization, readOnly }: Pick<OrganizationFactsProps, 'organization' | 'readOnly'>) {
  const { orgName, address, vatNumber, eoriNumber, isFetchedFromSender } = organization;
  const lines = [address.addressLine1, address.addressLine2, placeLine(address)].filter(
    (line) => line !== '',
  );
  const facts = [
    { term: copy.name, value: orgName },
    { term: sections.address, value: lines.join(', ') },
    { term: copy.vatNumber, value: vatNumber },
    { term: copy.eoriNumber, value: eoriNumber },
    { term: copy.fetchedAt, value: copy.fetched[isFetchedFromSender ? 'sender' : 'other'] },
  ];
  return (
    <>
      <Banner tone="info">{readOnly}</Banner>
      <SettingsSection title={sections.facts}>
        <DescriptionList items={facts.filter(({ value }) => value !== '')} />
      </SettingsSection>
    </>
  );
}

/** What nobody changes here, and what support asks for. */
function Codes({ organization: { orgCode, externalOrgId } }: { organization: OrganizationRecord }) {
  const code = (
    <Inline gap={2}>
      <span>{orgCode}</span>
      <CopyButton
        value={orgCode}
        label={copy.copyCode}
        copiedLabel={copy.codeCopied}
        failedLabel={copy.codeNotCopied}
      />
    </Inline>
  );
  const items = [
    { term: copy.code, value: code },
    ...(externalOrgId === null ? [] : [{ term: copy.customerNumber, value: externalOrgId }]),
  ];
  return (
    <SettingsSection title={sections.codes}>
      <DescriptionList items={items} />
    </SettingsSection>
  );
}
