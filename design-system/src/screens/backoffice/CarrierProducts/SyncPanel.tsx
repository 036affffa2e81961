import type { Carrier, ProductChange, ProductSync } from 'contract';
import { useState } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { FieldDiff } from '../../../components/FieldDiff/FieldDiff.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import type { StatusGlyph, StatusTone } from '../../../components/StatusMark/StatusMark.tsx';
import { formatKilograms, formatRelativeDateTime } from '../../../format/index.ts';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import type { SyncState } from './carrier-products-state.ts';
import { carrierProductsCopy } from './CarrierProducts.copy.ts';
import * as styles from './CarrierProducts.css.ts';
import { contentsText, speedText } from './product-facts.ts';

const copy = carrierProductsCopy.sync;

/** Takes over what a carrier says although most of its products are missing. */
export interface TakingOver {
  readonly isPending: boolean;
  readonly onTakeOver: (seen: SeenLoss) => void;
}

/** Of whom somebody has seen what is missing, and in which sync. */
export interface SeenLoss {
  readonly carrier: Carrier;
  readonly syncId: string;
}

export interface SyncPanelProps {
  readonly state: SyncState;
  readonly now: Date;
  /** Null for whoever may only read. */
  readonly takingOver: TakingOver | null;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** The latest sync beside the list: how far it is, what each carrier has said, and what is otherwise now. */
export function SyncPanel({ state, now, takingOver, onClose, onRetry }: SyncPanelProps) {
  return (
    <DetailPanel label={copy.title} title={copy.title} closeLabel={copy.close} onOpenChange={onClose}>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <DetailSection title={copy.result}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </DetailSection>
        }
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {(sync) =>
          sync ? (
            <Sync sync={sync} now={now} takingOver={takingOver} />
          ) : (
            <DetailSection title={copy.result}>
              <p className={styles.result}>{copy.never}</p>
            </DetailSection>
          )
        }
      </ResourceView>
    </DetailPanel>
  );
}

interface SyncProps extends Pick<SyncPanelProps, 'now' | 'takingOver'> {
  readonly sync: ProductSync;
}

function Sync({ sync, now, takingOver }: SyncProps) {
  const { carriers, changes } = sync;
  // As it was when it was asked for: what is agreed to is what was seen.
  const [asked, setAsked] = useState<Loss | null>(null);
  return (
    <>
      <DetailSection title={copy.result}>
        <Stack gap={4}>
          {/* It changes while somebody looks, and is heard once the end is there. */}
          <div role="status">
            <Result sync={sync} />
          </div>
          <DescriptionList items={factsOf(sync, now)} />
        </Stack>
      </DetailSection>
      <DetailSection title={copy.carriers}>
        <ul className={styles.list}>
          {carriers.map(({ carrier, status, message, missing }) => {
            const [glyph, tone] = marks[status];
            return (
              <li key={carrier} className={styles.carrier}>
                {carrier === 'unknown' ? carrierProductsCopy.unknown : <CarrierMark carrier={carrier} />}
                <Stack gap={1}>
                  <StatusMark
                    glyph={glyph}
                    tone={tone}
                    {...(message !== '' && { detail: message })}
                    detailTone={status === 'failed' ? 'danger' : 'muted'}
                  >
                    {copy.statuses[status]}
                  </StatusMark>
                  {takingOver && missing.length > 0 && carrier !== 'unknown' && (
                    <Button
                      size="sm"
                      isPending={takingOver.isPending}
                      pendingLabel={copy.takingOver}
                      onPress={() => setAsked({ carrier, syncId: sync.id, missing })}
                    >
                      {copy.takeOver}
                    </Button>
                  )}
                </Stack>
              </li>
            );
          })}
        </ul>
      </DetailSection>
      {changes.length > 0 && (
        <DetailSection title={copy.changes}>
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={`${change.carrier} ${change.code}`} className={styles.change}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
      {takingOver && asked && (
        <ConfirmDialog
          title={question.title(asked.carrier)}
          message={question.message(asked.missing.length)}
          detail={
            <ul className={styles.list}>
              {asked.missing.map(({ code, name }) => (
                <li key={code} className={styles.changeHead}>
                  <span>{name}</span>
                  <span className={styles.code}>{code}</span>
                </li>
              ))}
            </ul>
          }
          acceptLabel={copy.takeOver}
          rejectLabel={question.reject}
          onAccept={() => {
            setAsked(null);
            takingOver.onTakeOver({ carrier: asked.carrier, syncId: asked.syncId });
          }}
          onReject={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface Loss extends SeenLoss {
  readonly missing: ProductSync['carriers'][number]['missing'];
}

const { takeOverQuestion: question } = copy;

const marks: Readonly<Record<keyof typeof copy.statuses, readonly [StatusGlyph, StatusTone]>> = {
  waiting: ['dashed-ring', 'neutral'],
  done: ['check-filled', 'success'],
  failed: ['cross-ring', 'danger'],
  unknown: ['ring', 'neutral'],
};

function Result({ sync: { status, carriers, changes } }: { readonly sync: ProductSync }) {
  if (status === 'pending') {
    const done = carriers.filter((one) => one.status !== 'waiting').length;
    return (
      <ProgressBar
        label={copy.progress}
        value={done}
        maxValue={carriers.length}
        valueLabel={copy.progressOf(done, carriers.length)}
      />
    );
  }
  const amountOf = (kind: ProductChange['kind']) => changes.filter((one) => one.kind === kind).length;
  const failed = carriers.filter((one) => one.status === 'failed').length;
  if (failed === carriers.length) return <Banner tone="danger">{copy.allFailed}</Banner>;
  return (
    <Stack gap={3}>
      {status === 'failed' && <Banner tone="danger">{copy.brokenOff}</Banner>}
      <p className={styles.result}>
        {changes.length === 0
          ? copy.unchanged
          : copy.found(amountOf('added'), amountOf('changed'), amountOf('removed'))}
      </p>
      {failed > 0 && <Banner tone="warning">{copy.someFailed(failed)}</Banner>}
    </Stack>
  );
}

function factsOf({ startedAt, startedBy, endedAt }: ProductSync, now: Date) {
  return [
    { term: copy.startedAt, value: formatRelativeDateTime(startedAt, now) },
    { term: copy.startedBy, value: startedBy?.full_name ?? copy.clock },
    ...(endedAt === null ? [] : [{ term: copy.endedAt, value: formatRelativeDateTime(endedAt, now) }]),
  ];
}

type ChangedField = ProductChange['fields'][number]['field'];

function Change({ change }: { readonly change: ProductChange }) {
  const { carrier, code, name, kind, fields } = change;
  const product = `${carrier === 'unknown' ? carrierProductsCopy.unknown : carrier} ${name}`;
  return (
    <>
      <div className={styles.changeHead}>
        <Badge>{copy.kinds[kind]}</Badge>
        <span>{product}</span>
        <span className={styles.code}>{code}</span>
      </div>
      {fields.length > 0 && (
        <FieldDiff
          label={copy.diff(product)}
          columns={copy.diffColumns}
          kindLabels={copy.diffKinds}
          emptyText={copy.none}
          arePathsShown={false}
          changes={fields.map(({ field, before, after }) => ({
            path: field,
            label: copy.fields[field],
            kind: 'changed' as const,
            ...told('before', field, before),
            ...told('after', field, after),
          }))}
        />
      )}
    </>
  );
}

/** One side of a change; a text without a letter, such as that of no countries, is as empty as nothing. */
function told(side: 'before' | 'after', field: ChangedField, value: string | number | null) {
  return value === null || value === '' ? {} : { [side]: wordsOf(field, value) };
}

/** A value of a catalogue as it is read. */
function wordsOf(field: ChangedField, value: string | number): string {
  if (typeof value === 'number') return formatKilograms(value);
  if (field === 'deliverySpeed') return speedText(value);
  return field === 'contents' ? contentsText(value.split(', ')) : value;
}
