import { CheckCheck } from '@lucide/icons';
import {
  type ComparedField,
  compareJson,
  countDeviations,
  type Json,
  type JsonObject,
  jsonText,
  type TestItem,
} from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { type FieldChange, FieldDiff } from '../../../components/FieldDiff/FieldDiff.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Tabs } from '../../../components/Tabs/Tabs.tsx';
import { formatNumber, formatRelativeDateTime } from '../../../format/index.ts';
import { FocusPassage } from '../../../patterns/ResourceView/FocusPassage.tsx';
import type { Comparing, ItemChanges } from './test-item-state.ts';
import { testItemCopy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

const { result: copy } = testItemCopy;

export interface ItemResultProps {
  readonly item: Pick<TestItem, 'expected' | 'received' | 'expectedAt' | 'expectedBy'>;
  readonly comparing: Comparing;
  readonly now: Date;
  /** Null for whoever may only execute. */
  readonly changes: Adopting | null;
}

type Adopting = Pick<ItemChanges, 'onAdopt' | 'isAdopting'>;

/** What is expected of a case, and its latest answer. */
export function ItemResult(props: ItemResultProps) {
  return (
    <Section title={copy.title}>
      <ResultViews {...props} />
    </Section>
  );
}

/** What is expected, what was received, and in what the two differ: by word, icon and colour. */
export function ResultViews({ item, comparing, now, changes }: ItemResultProps) {
  const { expected, received, expectedAt, expectedBy } = item;
  const fields = received === null ? [] : compareJson(expected ?? undefined, received, comparing);
  const deviations = countDeviations(fields);
  const nothingExpected = changes ? copy.nothingExpected : copy.noneExpected;
  return (
    <Tabs
      label={copy.views}
      defaultSelectedKey="comparison"
      tabs={[
        {
          id: 'expected',
          label: copy.expected,
          content: (
            <div className={styles.body}>
              {expected === null ? (
                <p>{nothingExpected}</p>
              ) : (
                <JsonView
                  value={expected}
                  label={copy.json.expected}
                  copyLabel={copy.copy.expected}
                  about={
                    expectedAt === null
                      ? ''
                      : copy.expectedSince(
                          formatRelativeDateTime(expectedAt, now),
                          expectedBy?.full_name ?? '',
                        )
                  }
                />
              )}
            </div>
          ),
        },
        {
          id: 'received',
          label: copy.received,
          content: (
            <div className={styles.body}>
              {received === null ? (
                <p>{copy.nothingReceived}</p>
              ) : (
                <JsonView
                  value={received}
                  label={copy.json.received}
                  copyLabel={copy.copy.received}
                  about=""
                />
              )}
            </div>
          ),
        },
        {
          id: 'comparison',
          label: copy.comparison,
          ...(received !== null && { count: formatNumber(deviations), isUrgent: deviations > 0 }),
          content: (
            <div className={styles.body}>
              {received === null ? (
                <p>{copy.nothingReceived}</p>
              ) : (
                <>
                  {/* Before the rows: there may be many, and it is what whoever has read them does. */}
                  {expected === null ? (
                    <Banner tone="info" actions={changes && <Adopt {...changes} />}>
                      {nothingExpected}
                    </Banner>
                  ) : (
                    changes &&
                    deviations > 0 && (
                      <div className={styles.question}>
                        <p className={styles.muted}>{copy.question(deviations)}</p>
                        <Adopt {...changes} />
                      </div>
                    )
                  )}
                  <Comparison fields={fields} />
                </>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

function Adopt({ isAdopting, onAdopt }: Adopting) {
  // What is adopted leaves nothing to be adopted: the button goes with the focus.
  return (
    <FocusPassage>
      <Button icon={CheckCheck} isPending={isAdopting} pendingLabel={copy.adopting} onPress={onAdopt}>
        {copy.adopt}
      </Button>
    </FocusPassage>
  );
}

function Comparison({ fields }: { readonly fields: readonly ComparedField[] }) {
  const deviating = fields.flatMap(toChange);
  const of = (kind: ComparedField['kind']) => fields.filter((field) => field.kind === kind);
  const [same, ignored] = [of('same'), of('ignored')];
  return (
    <>
      {deviating.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <FieldDiff
          label={copy.diff}
          changes={deviating}
          columns={copy.columns}
          kindLabels={copy.kinds}
          arePathsShown={false}
          emptyText={copy.none}
        />
      )}
      {same.length > 0 && (
        <Disclosure title={copy.same(same.length)}>
          <FieldList fields={same} />
        </Disclosure>
      )}
      {ignored.length > 0 && (
        <Disclosure title={copy.ignored(ignored.length)}>
          <FieldList fields={ignored} />
        </Disclosure>
      )}
    </>
  );
}

function FieldList({ fields }: { readonly fields: readonly ComparedField[] }) {
  return (
    <ul className={styles.fields}>
      {fields.map(({ path, received, expected }) => (
        <li key={path}>
          <span className={styles.muted}>{path}</span> {wordsOf(received ?? expected ?? null)}
        </li>
      ))}
    </ul>
  );
}

const changeKinds = { changed: 'changed', missing: 'removed', added: 'added' } as const;

function toChange({ path, kind, expected, received }: ComparedField): FieldChange[] {
  if (kind === 'same' || kind === 'ignored') return [];
  return [
    {
      path,
      label: path,
      kind: changeKinds[kind],
      ...(expected !== undefined && { before: wordsOf(expected) }),
      ...(received !== undefined && { after: wordsOf(received) }),
    },
  ];
}

/** A value as it is read: texts without quotes, but for one that is empty. */
function wordsOf(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

interface JsonViewProps {
  readonly value: JsonObject;
  readonly label: string;
  readonly copyLabel: string;
  readonly about: string;
}

function JsonView({ value, label, copyLabel, about }: JsonViewProps) {
  const text = jsonText(value);
  return (
    <>
      <div className={styles.head}>
        <span>{about}</span>
        <CopyButton value={text} label={copyLabel} copiedLabel={copy.copied} failedLabel={copy.notCopied} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keyboards scroll what has the focus. */}
      <pre className={styles.json} role="region" aria-label={label} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
