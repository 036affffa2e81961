import {
  type CarrierCallOutcome,
  type CarrierConnectionFacts,
  carrierOperationLabels,
  type ConnectionState,
} from 'contract';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { type Description, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { StatusMark, type StatusMarkProps } from '../../../components/StatusMark/StatusMark.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatRelativeDateTime } from '../../../format/index.ts';
import type { CheckStanding } from './carrier-api-state.ts';
import { carrierApiCopy } from './CarrierApi.copy.ts';
import * as styles from './CarrierApi.css.ts';

const { connections: copy, outcomes, duration } = carrierApiCopy;

type Look = Pick<StatusMarkProps, 'glyph' | 'tone'>;

const looksOfStates = {
  reachable: { glyph: 'check-filled', tone: 'success' },
  failedLast: { glyph: 'triangle', tone: 'warning' },
  disturbed: { glyph: 'triangle', tone: 'danger' },
  unasked: { glyph: 'dashed-ring' },
  notConfigured: { glyph: 'cross-ring' },
} satisfies Record<ConnectionState, Look>;

/** How what became of a call looks. */
export const looksOfOutcomes: Record<CarrierCallOutcome, Look> = {
  answered: { glyph: 'check-filled', tone: 'success' },
  refused: { glyph: 'cross-ring', tone: 'warning' },
  faulty: { glyph: 'triangle', tone: 'danger' },
  unreachable: { glyph: 'triangle', tone: 'danger' },
  timeout: { glyph: 'clock', tone: 'danger' },
};

export interface ConnectionCardProps {
  readonly connection: CarrierConnectionFacts;
  readonly standing: CheckStanding | undefined;
  readonly now: Date;
  readonly onCheck: () => void;
}

/** How the connection to one carrier is, and a way to find out. */
export function ConnectionCard({ connection, standing, now, onCheck }: ConnectionCardProps) {
  const { displayName, state } = connection;
  return (
    <Card
      title={displayName}
      level={3}
      actions={
        <StatusMark appearance="chip" {...looksOfStates[state]}>
          {copy.states[state]}
        </StatusMark>
      }
      foot={
        state !== 'notConfigured' && (
          <div className={styles.check}>
            <Button
              size="sm"
              aria-label={standing?.kind === 'pending' ? undefined : copy.checkOf(displayName)}
              isPending={standing?.kind === 'pending'}
              pendingLabel={copy.checking}
              onPress={onCheck}
            >
              {copy.check}
            </Button>
            <span role="status">
              {standing && <Checked standing={standing} lastFailure={connection.lastFailure} />}
            </span>
          </div>
        )
      }
    >
      {state === 'notConfigured' ? (
        <p className={styles.about}>{copy.notConfigured}</p>
      ) : (
        <DescriptionList items={factsOf(connection, now)} />
      )}
    </Card>
  );
}

function factsOf(connection: CarrierConnectionFacts, now: Date): Description[] {
  const { isProduction, state, lastAnswer, lastFailure } = connection;
  const environment = {
    term: copy.environment,
    value: isProduction ? <Badge tone="warning">{copy.production}</Badge> : copy.test,
  };
  if (state === 'unasked') return [environment, { term: copy.lastAnswer, value: copy.unasked }];
  return [
    environment,
    {
      term: copy.lastAnswer,
      value: lastAnswer ? (
        <>
          {duration(lastAnswer.durationMs)}
          <span className={styles.note}>{formatRelativeDateTime(lastAnswer.at, now)}</span>
        </>
      ) : (
        copy.never
      ),
    },
    {
      term: copy.lastFailure,
      value: lastFailure ? (
        <>
          {copy.failure(outcomes[lastFailure.outcome], carrierOperationLabels[lastFailure.operation])}
          <span className={styles.note}>{formatRelativeDateTime(lastFailure.at, now)}</span>
          {/* What our program says of it is English, as its log is; that nobody answered is said already. */}
          {lastFailure.outcome === 'faulty' && lastFailure.detail !== '' && (
            <span className={styles.detail} lang="en">
              {lastFailure.detail}
            </span>
          )}
        </>
      ) : (
        copy.noFailure
      ),
    },
  ];
}

interface CheckedProps extends Pick<CarrierConnectionFacts, 'lastFailure'> {
  readonly standing: CheckStanding;
}

function Checked({ standing, lastFailure }: CheckedProps) {
  switch (standing.kind) {
    case 'pending':
      return null;
    case 'done': {
      const told = copy.checked(outcomes[standing.outcome], duration(standing.durationMs));
      // The card says it as its last failure: a second time is for those alone who hear what has changed.
      if (lastFailure?.outcome === standing.outcome) return <VisuallyHidden>{told}</VisuallyHidden>;
      return <StatusMark {...looksOfOutcomes[standing.outcome]}>{told}</StatusMark>;
    }
    case 'failed':
      return (
        <StatusMark glyph="triangle" tone="danger">
          {standing.message}
        </StatusMark>
      );
  }
}
