import { auditActionLabels, type AuditDetail, auditFieldLabel, isToldField } from 'contract';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { FieldDiff } from '../../../components/FieldDiff/FieldDiff.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { formatLogTime, formatNumber } from '../../../format/index.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { kindOf, nameOf } from './audit-columns.tsx';
import type { AuditDetailState, AuditHrefs } from './audit-logs-state.ts';
import { auditValue } from './audit-value.ts';
import { auditLogsCopy } from './AuditLogs.copy.ts';
import * as styles from './AuditLogs.css.ts';

const copy = auditLogsCopy.panel;

export interface AuditPanelProps {
  readonly state: AuditDetailState;
  readonly hrefs: AuditHrefs;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** One change beside the list: who, when, where, and what each field held before and after. */
export function AuditPanel({ state, hrefs, onClose, onRetry }: AuditPanelProps) {
  const entry = state.kind === 'ready' ? state.value : null;
  return (
    <DetailPanel
      label={entry ? `${copy.title} ${nameOf(entry.object)}` : copy.title}
      title={entry ? nameOf(entry.object) : copy.title}
      mark={entry && <Badge>{auditActionLabels[entry.action]}</Badge>}
      closeLabel={copy.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <DetailSection title={copy.section}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        notFound={{ title: copy.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(shown) => (
          <>
            <DetailSection title={copy.title}>
              <DescriptionList items={factsOf(shown)} />
            </DetailSection>
            <DetailSection title={isExport(shown) ? copy.exported : copy.section}>
              <Tabs
                label={copy.views}
                tabs={[
                  {
                    id: 'changes',
                    label: isExport(shown) ? copy.filters : copy.changes,
                    count: formatNumber(toldChanges(shown).length),
                    content: <Changes entry={shown} />,
                  },
                  { id: 'json', label: copy.json, content: <Json entry={shown} /> },
                ]}
              />
            </DetailSection>
            <DetailSection title={copy.more}>
              <Ways entry={shown} hrefs={hrefs} />
            </DetailSection>
          </>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

function factsOf({ at, by, organization, object, requestId }: AuditDetail) {
  const { facts } = copy;
  return [
    { term: facts.at, value: formatLogTime(at) },
    { term: facts.person, value: by?.full_name ?? auditLogsCopy.nobody },
    { term: facts.organization, value: organization.orgName ?? organization.orgCode },
    { term: facts.object, value: kindOf(object) },
    ...(requestId === null
      ? []
      : [
          {
            term: facts.requestId,
            value: (
              <Inline gap={2}>
                <span>{requestId}</span>
                <CopyButton
                  value={requestId}
                  label={copy.copyNumber}
                  copiedLabel={copy.copied}
                  failedLabel={copy.notCopied}
                />
              </Inline>
            ),
          },
        ]),
  ];
}

/** Where to go from here: to the thing itself, and to what else was done with it, by them, there. */
function Ways({ entry, hrefs }: { readonly entry: AuditDetail; readonly hrefs: AuditHrefs }) {
  const { by, object, organization } = entry;
  const objectHref = hrefs.object(entry);
  return (
    <div className={styles.links}>
      {objectHref !== undefined && <Link href={objectHref}>{copy.open}</Link>}
      <Link href={hrefs.only({ object: object.id })}>{copy.ofObject}</Link>
      {by && <Link href={hrefs.only({ person: by.id })}>{copy.ofPerson}</Link>}
      <Link href={hrefs.only({ orgCode: organization.orgCode })}>{copy.ofOrganization}</Link>
    </div>
  );
}

function isExport({ action }: Pick<AuditDetail, 'action'>): boolean {
  return action === 'exported';
}

function wordsOfNothing({ action }: AuditDetail): string {
  if (action === 'exported') return copy.noFilters;
  return action === 'signed-in' ? copy.noFieldsOfSignIn : copy.noChanges;
}

function toldChanges({ changes }: AuditDetail): AuditDetail['changes'] {
  return changes.filter(({ field }) => isToldField(field));
}

function Changes({ entry }: { readonly entry: AuditDetail }) {
  const { object } = entry;
  const changes = toldChanges(entry);
  if (changes.length === 0) return <p className={styles.body}>{wordsOfNothing(entry)}</p>;
  return (
    <div className={styles.body}>
      {isExport(entry) ? <Filters entry={entry} /> : <Differences object={object} changes={changes} />}
    </div>
  );
}

/** What narrowed a table down; nothing was there before it. */
function Filters({ entry: { object, changes } }: { readonly entry: AuditDetail }) {
  return (
    <DescriptionList
      items={changes.map(({ field, after }) => ({
        term: copy.filterName(field),
        value: auditValue(object.kind, field, after) ?? copy.none,
      }))}
    />
  );
}

function Differences({ object, changes }: Pick<AuditDetail, 'object' | 'changes'>) {
  return (
    <FieldDiff
      label={copy.diff(nameOf(object))}
      columns={copy.diffColumns}
      kindLabels={copy.kinds}
      emptyText={copy.none}
      changes={changes.map(({ field, before, after }) => {
        const [old, now] = [before, after].map((value) => auditValue(object.kind, field, value));
        return {
          path: field,
          label: auditFieldLabel(field) ?? field,
          kind: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
          ...(old !== undefined && { before: old }),
          ...(now !== undefined && { after: now }),
        };
      })}
    />
  );
}

function Json({ entry }: { readonly entry: AuditDetail }) {
  return (
    <div className={styles.body}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keyboards scroll what has the focus. */}
      <pre className={styles.json} role="region" aria-label={copy.jsonLabel} tabIndex={0}>
        {JSON.stringify(entry, null, 2)}
      </pre>
    </div>
  );
}
