import type { ContactTableKey } from 'contract';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Wizard } from '../../../forms/Wizard/Wizard.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { CheckStep, isImported } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import type { ContactImportState, TwinDecision } from './contact-import-state.ts';
import { contactImportCopy as copy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';
import { FileStep } from './FileStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { RunStep } from './RunStep.tsx';

export interface ContactImportProps {
  state: ContactImportState;
  hrefs: { readonly home: string; readonly contacts: string };
  onFile: (file: File) => void;
  onTemplate: () => void;
  onHasHeads: (hasHeads: boolean) => void;
  /** Says what the column of this number holds, from 0; empty leaves it out. */
  onColumn: (index: number, key: ContactTableKey | '') => void;
  onJudge: () => void;
  /** Decides about a row, or about all that may be there already. */
  onDecision: (line: number | 'all', decision: TwinDecision) => void;
  /** Types something in place of what the file says; the rows are judged anew. */
  onCorrect: (line: number, key: ContactTableKey, text: string) => void;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Saves the rows that are not imported, which can be mended and imported again. */
  onFaultyRows: () => void;
  onBack: () => void;
  /** Begins anew; what is imported stays. */
  onDiscard: () => void;
}

const order = ['file', 'columns', 'check', 'result'] as const;

/** A table of addresses on its way into the address book, step by step. */
export function ContactImport(props: ContactImportProps) {
  const { state, hrefs, onBack } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  const current = state.kind === 'run' ? 'check' : state.kind;
  const at = order.indexOf(current);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={copy.breadcrumbs}
        items={[{ href: hrefs.contacts, label: copy.parent }]}
        current={copy.title}
      />
      <PageHeading description={'file' in state ? describe(state.file) : undefined}>{copy.title}</PageHeading>
      <Wizard
        label={copy.stepsLabel}
        steps={order.map((id, index) => ({
          id,
          label: copy.steps[id],
          state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
        }))}
        currentId={current}
        onBack={state.kind === 'columns' || state.kind === 'check' ? onBack : undefined}
        next={nextOf(props)}
      >
        <div className={styles.step}>{stepOf(props)}</div>
      </Wizard>
    </div>
  );
}

/** What leads on, in one row with the way back. */
function nextOf({ state, onJudge, onStart }: ContactImportProps): ReactNode {
  if (state.kind === 'columns') {
    return (
      <Button
        variant="primary"
        isDisabled={state.missing.length > 0}
        isPending={state.isJudging}
        pendingLabel={copy.columns.judging}
        onPress={onJudge}
      >
        {copy.next}
      </Button>
    );
  }
  if (state.kind !== 'check') return undefined;
  const imported = state.rows.filter(isImported).length;
  return (
    <Button variant="primary" isDisabled={imported === 0} onPress={onStart}>
      {copy.check.start(imported)}
    </Button>
  );
}

function stepOf(props: ContactImportProps): ReactNode {
  const { state } = props;
  switch (state.kind) {
    case 'file':
      return <FileStep state={state} onFile={props.onFile} onTemplate={props.onTemplate} />;
    case 'columns':
      return <ColumnsStep {...props} state={state} />;
    case 'check':
      return <CheckStep {...props} rows={state.rows} />;
    case 'run':
      return <RunStep {...props} state={state} />;
    case 'result':
      return <ResultStep {...props} state={state} contactsHref={props.hrefs.contacts} />;
    case 'forbidden':
      return null;
  }
}

function describe({
  name,
  delimiter,
  encoding,
  rows,
}: {
  name: string;
  delimiter: string;
  encoding: string;
  rows: number;
}) {
  return `${name} · ${copy.recognized(delimiter, encoding)} · ${copy.rows(rows)}`;
}
