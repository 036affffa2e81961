import { Pencil, Play, Trash2 } from '@lucide/icons';
import { type PastResult, type TestItem as Item, testItemFormSchema, type TestSample } from 'contract';
import { useRef } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { useMedia } from '../../../components/Media/useMedia.ts';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { FocusPassage } from '../../../patterns/ResourceView/FocusPassage.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { media } from '../../../tokens/index.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import { isOvertaken } from '../test-center/is-overtaken.ts';
import { isUnderWay } from '../test-center/run-state.ts';
import { testCenterCopy } from '../test-center/test-center.copy.ts';
import type { TestProduct } from '../test-center/test-product.ts';
import { ConnectionMark, TestMark } from '../test-center/TestMark.tsx';
import { itemFacts } from './item-facts.ts';
import { isEditable, toItemDraft, toItemInput } from './item-input.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import { ItemInput } from './ItemInput.tsx';
import { ItemResult } from './ItemResult.tsx';
import { labelOfField } from './label-of-field.ts';
import { PastAnswer } from './PastAnswer.tsx';
import { Siblings } from './Siblings.tsx';
import type {
  Comparing,
  ItemChanges,
  ItemRun,
  ItemSaving,
  PastAnswerView,
  TestItemHrefs,
  TestItemState,
} from './test-item-state.ts';
import { testItemCopy as copy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

export interface TestItemProps {
  readonly state: TestItemState;
  /** Undefined until it is known. */
  readonly comparing: (Comparing & Pick<TestSample, 'name'>) | undefined;
  readonly run: ItemRun;
  readonly hrefs: TestItemHrefs;
  readonly now: Date;
  /** Null while no earlier execution is opened. */
  readonly past: PastAnswerView | null;
  /** What a case may be about. */
  readonly products: readonly TestProduct[];
  /** Null for whoever may only execute. */
  readonly changes: ItemChanges | null;
  readonly onExecute: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/testcenter/{id}/item/{itemId}`: what is asked, what is expected, and what came back. */
export function TestItem(props: TestItemProps) {
  const { state, comparing, hrefs, changes, past, run, onRetry } = props;
  const page = useRef<HTMLDivElement>(null);
  // The form and what is read come in place of each other, and begin with the name of the case.
  const toHeading = () => page.current?.querySelector('h1');
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const item = state.kind === 'ready' ? state.value : null;
  const saving = changes?.saving ?? null;
  return (
    <div ref={page} className={styles.page}>
      <Breadcrumbs
        label={testCenterCopy.path}
        items={[
          { label: testCenterCopy.title, href: hrefs.center },
          ...(comparing ? [{ label: comparing.name, href: hrefs.sample }] : []),
        ]}
        current={item ? copy.crumb(item.position) : copy.unknown}
      />
      <PageHeading
        actions={
          item &&
          !saving && (
            <FocusPassage landing={toHeading}>
              <Actions {...props} item={item} />
            </FocusPassage>
          )
        }
      >
        {item?.name ?? copy.unknown}
      </PageHeading>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        skeleton={
          <Stack gap={3}>
            <Skeleton width={0.7} />
            <Skeleton width={0.5} />
          </Stack>
        }
        notFound={{
          title: copy.notFound,
          actions: <ButtonLink href={hrefs.sample}>{copy.toSample}</ButtonLink>,
        }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.home} />}
        onRetry={onRetry}
      >
        {(shown) =>
          changes && saving ? (
            <FocusPassage landing={toHeading}>
              <div className={styles.form}>
                <ItemForm saving={saving} products={props.products} onCancel={changes.onCancel} />
              </div>
            </FocusPassage>
          ) : (
            <>
              <Facts {...props} item={shown} />
              {!shown.isExecutable && <Banner tone="warning">{testCenterCopy.inProduction}</Banner>}
              {changes && !isEditable(shown) && <Banner tone="info">{copy.tooNew}</Banner>}
              {run.failure !== null && <Banner tone="danger">{testCenterCopy.runFailed(run.failure)}</Banner>}
              <Comparison {...props} item={shown} />
              <ItemHistory item={shown} hrefs={hrefs} now={props.now} />
              {past && <PastAnswer {...past} homeHref={hrefs.home} now={props.now} />}
            </>
          )
        }
      </ResourceView>
    </div>
  );
}

type PartProps = TestItemProps & { readonly item: Item };

function Actions({ item, run, hrefs, changes, onExecute }: PartProps) {
  return (
    <>
      <Siblings item={item} hrefs={hrefs} />
      {/* Before what changes the case, also where that goes on in a further line. */}
      {item.isExecutable && (
        <Button
          variant="primary"
          icon={Play}
          isPending={isUnderWay(run)}
          pendingLabel={copy.executing}
          onPress={onExecute}
        >
          {copy.execute}
        </Button>
      )}
      {changes && (
        <>
          {isEditable(item) && (
            <Button icon={Pencil} onPress={changes.onEdit}>
              {copy.edit}
            </Button>
          )}
          <Button variant="quiet" icon={Trash2} isDisabled={isUnderWay(run)} onPress={changes.onDelete}>
            {copy.remove}
          </Button>
        </>
      )}
    </>
  );
}

/** What is sent beside what comes back; in one column the shorter and newer of both stands first. */
function Comparison({ item, comparing, now, products, changes }: PartProps) {
  const isOneColumn = useMedia(media.belowRates);
  const parts = [
    <ItemInput key="input" item={item} products={products} />,
    comparing && (
      <ItemResult
        key="result"
        item={item}
        comparing={comparing}
        now={now}
        changes={isEditable(item) ? changes : null}
      />
    ),
  ];
  return <div className={styles.columns}>{isOneColumn ? parts.toReversed() : parts}</div>;
}

/** How the case stands, and when that was found out. */
function Facts({ item, run, now }: PartProps) {
  const [last] = item.history;
  const verdict = verdictOf(item, run);
  return (
    <div className={styles.facts}>
      <span role="status">
        {verdict &&
          (isOvertaken(verdict, item) ? (
            <StatusMark glyph="ring" appearance="chip" detail={copy.executeAnew}>
              {testCenterCopy.expectedAnew}
            </StatusMark>
          ) : (
            <TestMark status={verdict.status} detail={verdict.message} appearance="chip" />
          ))}
      </span>
      <span>
        {last
          ? copy.lastRun(formatRelativeDateTime(last.startedAt, now), last.executionNumber)
          : copy.neverRun}
      </span>
      {last && !verdict && <span>{copy.asksElse}</span>}
      <ConnectionMark connection={run.connection} />
    </div>
  );
}

type Verdict = Pick<PastResult, 'status' | 'message' | 'startedAt'>;

/** What was found out last of what the case asks now: what it was before it asked something else is no more. */
function verdictOf({ answersAfter, history }: Item, { execution, result }: ItemRun): Verdict | undefined {
  if (execution && result && execution.number > answersAfter) {
    return { ...result, startedAt: execution.startedAt };
  }
  const [last] = history;
  return last && last.executionNumber > answersAfter ? last : undefined;
}

interface ItemFormProps extends Pick<TestItemProps, 'products'> {
  readonly saving: ItemSaving;
  readonly onCancel: () => void;
}

function ItemForm({ saving, products, onCancel }: ItemFormProps) {
  const { save, saving: pendingLabel, notSaved, overtaken } = copy.form;
  return (
    <SettingsForm
      label={copy.form.label}
      schema={testItemFormSchema}
      saving={saving}
      toDraft={toItemDraft}
      toInput={toItemInput}
      factsOf={(draft) => itemFacts(draft, products)}
      factsOfTheirs={(item) => itemFacts(item, products)}
      labelOf={labelOfField}
      words={{ save, saving: pendingLabel, notSaved, overtaken }}
      actions={<Button onPress={onCancel}>{copy.form.cancel}</Button>}
    >
      {(form) => <ItemFields form={form} products={products} />}
    </SettingsForm>
  );
}
