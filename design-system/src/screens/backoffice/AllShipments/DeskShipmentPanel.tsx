import type { DeskShipmentDetail, OrderAttempt } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { formatLogTime } from '../../../format/index.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isDelayed, isDiscarded, isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { History } from '../../shipments/ShipmentPanel/History.tsx';
import { shipmentPanelCopy } from '../../shipments/ShipmentPanel/ShipmentPanel.copy.ts';
import { PostalAddress } from '../../shipments/ShipmentPanel/ShipmentSections.tsx';
import type { AllShipmentsHrefs, DeskDetailState, LateNumbering, Refreshing } from './all-shipments-state.ts';
import { allShipmentsCopy } from './AllShipments.copy.ts';
import { lacksNumber } from './lacks-number.ts';
import { LateNumberForm } from './LateNumberForm.tsx';

const copy = allShipmentsCopy.panel;

export interface DeskShipmentPanelProps {
  readonly state: DeskDetailState;
  readonly hrefs: AllShipmentsHrefs;
  readonly now: Date;
  readonly refreshing: Refreshing;
  readonly numbering: LateNumbering;
  readonly onClose: () => void;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  readonly onRetry: () => unknown;
}

/** One shipment of any organisation beside the list: how it stands, and what its carrier has said. */
export function DeskShipmentPanel(props: DeskShipmentPanelProps) {
  const { state, now, onClose, onRetry } = props;
  const shipment = state.kind === 'ready' ? state.value.shipment : null;
  return (
    <DetailPanel
      label={shipment ? copy.label(shipment.orderNumber) : copy.title}
      title={shipment ? (shipment.trackingNumber ?? shipment.orderNumber) : copy.title}
      mark={
        shipment && (
          <ShipmentStatus
            status={shipment.status}
            ordering={shipment.ordering}
            isNeverOrdered={isNeverOrdered(shipment)}
            isDiscarded={isDiscarded(shipment)}
            appearance="chip"
            isDelayed={isDelayed(shipment, now)}
          />
        )
      }
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
        {(detail) => <Detail {...props} detail={detail} />}
      </ResourceView>
    </DetailPanel>
  );
}

function Detail({
  detail,
  hrefs,
  now,
  refreshing,
  numbering,
}: DeskShipmentPanelProps & { readonly detail: DeskShipmentDetail }) {
  const { shipment, organization, events, updatedAt, attempts } = detail;
  return (
    <>
      <DetailSection title={copy.section}>
        <Stack gap={3}>
          <DescriptionList items={factsOf(detail, hrefs)} />
          <Inline gap={4}>
            <Link href={hrefs.ofOrganization(organization.orgCode)}>{copy.ofOrganization}</Link>
            <Link href={hrefs.auditLog(shipment.id)}>{copy.auditLog}</Link>
          </Inline>
        </Stack>
      </DetailSection>
      {lacksNumber(shipment) && (
        <DetailSection title={copy.late}>
          <LateNumberForm {...numbering} />
        </DetailSection>
      )}
      <DetailSection title={copy.answers}>
        <Answers attempts={attempts} />
      </DetailSection>
      <History
        shipment={shipment}
        tracking={{ kind: 'ready', value: { events, updatedAt }, isRefreshing: refreshing.pending }}
        now={now}
        onRefresh={refreshing.onRefresh}
        refreshLabel={copy.refresh}
      />
      <DetailSection title={shipmentPanelCopy.recipient}>
        <PostalAddress block={shipment.to} />
      </DetailSection>
      <DetailSection title={shipmentPanelCopy.sender}>
        <PostalAddress block={shipment.from} />
      </DetailSection>
    </>
  );
}

function factsOf({ shipment, organization }: DeskShipmentDetail, hrefs: AllShipmentsHrefs) {
  const { facts } = copy;
  const { orderNumber, carrier, carrierProduct, createdBy, createdAt } = shipment;
  return [
    { term: facts.orderNumber, value: orderNumber },
    {
      term: facts.organization,
      value: <Link href={hrefs.organization(organization.orgCode)}>{organization.orgName}</Link>,
    },
    ...(carrierProduct === '' ? [] : [{ term: facts.product, value: `${carrier} ${carrierProduct}` }]),
    { term: facts.createdBy, value: `${createdBy.full_name}, ${formatLogTime(createdAt)}` },
  ];
}

/** What became of each attempt to order it, in the words that its carrier has used. */
function Answers({ attempts }: { readonly attempts: readonly OrderAttempt[] }) {
  if (attempts.length === 0) return <p>{copy.noAnswers}</p>;
  return (
    <Stack gap={3}>
      {attempts.map(({ at, state, by, requestId, failure }) => (
        <Disclosure key={`${at} ${requestId ?? ''}`} title={`${copy.attempts[state]}, ${formatLogTime(at)}`}>
          <Stack gap={1}>
            {failure && <p>{failure.title}</p>}
            {failure?.detail && <p>{failure.detail}</p>}
            <p>{by?.full_name ?? copy.nobody}</p>
            {requestId !== null && <p>{copy.requestId(requestId)}</p>}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
