import type { Carrier, CarrierConnectionFacts, ConnectionState } from 'contract';
import { useState } from 'react';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { CarrierApiState, Checking, RequestSending } from './carrier-api-state.ts';
import { carrierApiCopy as copy } from './CarrierApi.copy.ts';
import * as styles from './CarrierApi.css.ts';
import { ConnectionCard } from './ConnectionCard.tsx';
import { LatencyChart } from './LatencyChart.tsx';
import { RequestTool } from './RequestTool.tsx';

export interface CarrierApiProps {
  readonly state: CarrierApiState;
  /** Whose times the chart shows; null for the one that needs somebody most. */
  readonly carrier: Carrier | null;
  readonly homeHref: string;
  readonly now: Date;
  readonly checking: Checking;
  readonly request: RequestSending;
  /** Whether the person runs the service, and does not only serve its customers. */
  readonly isAdministrator: boolean;
  readonly onCarrier: (carrier: Carrier) => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** `/backoffice/carrier-api`: whether carriers answer, how long they take, and a way to ask them by hand. */
export function CarrierApi(props: CarrierApiProps) {
  const { state, homeHref, onRetry } = props;
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={homeHref} />;
  return (
    <>
      <div className={styles.head}>
        <PageHeading description={copy.about}>{copy.title}</PageHeading>
      </div>
      <ResourceView
        resource={state}
        words={{ loading: copy.loading, failed: copy.failed }}
        hasGutter
        skeleton={
          <div className={styles.skeleton}>
            <Stack gap={5}>
              <Skeleton width={0.9} />
              <Skeleton width={0.6} />
              <Skeleton width={0.75} />
            </Stack>
          </div>
        }
        onRetry={onRetry}
      >
        {(connections) => <Content {...props} connections={connections} />}
      </ResourceView>
    </>
  );
}

interface ContentProps extends CarrierApiProps {
  readonly connections: readonly CarrierConnectionFacts[];
}

function Content(props: ContentProps) {
  const { connections, carrier, now, checking, request, isAdministrator, onCarrier } = props;
  // Its order stays while the page is open: no card moves away from whoever has just pressed it.
  const [order] = useState(() => byUrgency(connections).map((one) => one.carrier));
  const inOrder = order.flatMap((name) => connections.filter((one) => one.carrier === name));
  const [first] = inOrder;
  const shown = connections.find((one) => one.carrier === carrier) ?? first;
  return (
    <>
      <div className={styles.first}>
        <Section title={copy.connections.title} gap={3}>
          <p className={styles.about}>{copy.connections.rule}</p>
          <ul className={styles.cards}>
            {inOrder.map((connection) => (
              <li key={connection.carrier} className={styles.cardPlace}>
                <ConnectionCard
                  connection={connection}
                  standing={checking.standingOf(connection.carrier)}
                  now={now}
                  onCheck={() => checking.onCheck(connection.carrier)}
                />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      {shown && (
        <div className={styles.part}>
          <LatencyChart connections={connections} connection={shown} onCarrier={onCarrier} />
        </div>
      )}
      <div className={styles.part}>
        <RequestTool
          {...request}
          connections={connections}
          begunWith={first?.carrier}
          isAdministrator={isAdministrator}
          now={now}
        />
      </div>
    </>
  );
}

const urgency: { readonly [State in ConnectionState]?: number } = { disturbed: 2, failedLast: 1 };

/** What is disturbed first, and the rest as it was. */
function byUrgency(connections: readonly CarrierConnectionFacts[]): CarrierConnectionFacts[] {
  return connections.toSorted((a, b) => (urgency[b.state] ?? 0) - (urgency[a.state] ?? 0));
}
