import { Copy } from '@lucide/icons';
import { type CarrierAnswer, carrierOperationLabels } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { CodeField } from '../../../components/CodeField/CodeField.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import * as styles from './CarrierApi.css.ts';
import { looksOfOutcomes } from './ConnectionCard.tsx';

/** What fits beside a request; a longer answer scrolls. */
const MOST_ROWS = 18;

const { answer: copy, outcomes, duration } = carrierApiCopy;

export interface AnswerPanelProps {
  readonly answer: CarrierAnswer | null;
  /** Who is being asked; null where nobody is. */
  readonly asked: string | null;
  readonly now: Date;
}

/** What a carrier has answered to the latest request; an earlier answer makes way as soon as another one is asked for. */
export function AnswerPanel({ answer, asked, now }: AnswerPanelProps) {
  return (
    <div className={styles.answer}>
      <Status>
        {asked !== null ? (
          <p className={styles.about}>{copy.waiting(asked)}</p>
        ) : answer ? (
          <div className={styles.answerHead}>
            <h3 className={styles.answerTitle}>
              {copy.title(answer.displayName, carrierOperationLabels[answer.operation])}
            </h3>
            <StatusMark appearance="chip" {...looksOfOutcomes[answer.outcome]}>
              {outcomes[answer.outcome]}
            </StatusMark>
          </div>
        ) : (
          <p className={styles.about}>{copy.none}</p>
        )}
      </Status>
      {asked === null && answer && <Answered key={answer.at} answer={answer} now={now} />}
    </div>
  );
}

function Answered({ answer, now }: { readonly answer: CarrierAnswer; readonly now: Date }) {
  const { outcome, body, isCut, curl, detail, durationMs, at } = answer;
  const isEmpty = outcome === 'answered' && body === '';
  return (
    <>
      <DescriptionList
        items={[
          { term: copy.duration, value: duration(durationMs) },
          { term: copy.at, value: formatRelativeDateTime(at, now) },
          ...(detail === ''
            ? []
            : [{ term: copy.detail, value: <Detail outcome={outcome}>{detail}</Detail> }]),
        ]}
      />
      {isEmpty && <p className={styles.about}>{copy.empty}</p>}
      {body !== '' && (
        <CodeField
          label={copy.body}
          value={body}
          rows={Math.min(body.split('\n').length, MOST_ROWS)}
          isReadOnly
        />
      )}
      {isCut && <p className={styles.about}>{copy.isCut}</p>}
      <Copying curl={curl} body={body} />
    </>
  );
}

/** A carrier refuses in German; what our program says of a failure is English, as its log is. */
function Detail({ outcome, children }: Pick<CarrierAnswer, 'outcome'> & { readonly children: string }) {
  return <span lang={outcome === 'refused' ? undefined : 'en'}>{children}</span>;
}

function Copying({ curl, body }: Pick<CarrierAnswer, 'curl' | 'body'>) {
  const [said, setSaid] = useState('');
  const copyText = (text: string, words: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid(words),
      // Refused by a policy: the answer is still there to be selected.
      () => setSaid(copy.notCopied),
    );
  return (
    <div className={styles.copying}>
      {body !== '' && (
        <Button size="sm" icon={Copy} onPress={() => copyText(body, copy.bodyCopied)}>
          {copy.copyBody}
        </Button>
      )}
      <Button size="sm" icon={Copy} onPress={() => copyText(curl, copy.curlCopied)}>
        {copy.copyCurl}
      </Button>
      <span role="status" className={styles.about}>
        {said}
      </span>
    </div>
  );
}
