import { type KnownOrUnknownStatus, type Shipment, shipmentStatusLabels } from 'contract';
import { StatusDrawing, StatusMark, type StatusMarkProps } from '../../components/StatusMark/StatusMark.tsx';
import { shipmentStatusCopy as copy } from './ShipmentStatus.copy.ts';

type Looks = Pick<StatusMarkProps, 'glyph' | 'tone'>;

/** Grey rests, green is on course, red needs a person; the glyph is a gauge that reads without colour. */
const looks: Readonly<Record<KnownOrUnknownStatus, Looks>> = {
  avis: { glyph: 'dashed-ring', tone: 'neutral' },
  ordered: { glyph: 'ring', tone: 'neutral' },
  transit: { glyph: 'half', tone: 'success' },
  in_delivery: { glyph: 'three-quarters', tone: 'success' },
  delivered: { glyph: 'check-filled', tone: 'success' },
  returned: { glyph: 'arrow-ring', tone: 'muted' },
  cancelled: { glyph: 'cross-ring', tone: 'muted' },
  exception: { glyph: 'triangle', tone: 'danger' },
  unknown: { glyph: 'dashed-ring', tone: 'neutral' },
};

/** Between a template and an order. */
const orderingLooks: Readonly<Record<'open' | 'unclear', Looks>> = {
  open: { glyph: 'dashed-ring', tone: 'neutral' },
  unclear: { glyph: 'clock', tone: 'warning' },
};

export interface ShipmentStatusProps {
  status: KnownOrUnknownStatus;
  /** It is being ordered, which is told in place of the status. */
  ordering?: Shipment['ordering'];
  /** The order never got to the carrier, which is told in place of the status. */
  isNeverOrdered?: boolean;
  /** It was a template and nobody wants it any more, which is told in place of the status. */
  isDiscarded?: boolean;
  /** Why a person is needed; stands below the status. */
  reason?: string | null;
  /** The expected day has passed and the parcel is still on its way: said in words below the status. */
  isDelayed?: boolean;
  /** `chip` where it stands alone, as the head of a panel. */
  appearance?: StatusMarkProps['appearance'];
}

/** A shipment's status: glyph, word and colour, and below it only what needs a person. */
export function ShipmentStatus({
  status,
  ordering = null,
  isNeverOrdered = false,
  isDiscarded = false,
  reason,
  isDelayed = false,
  appearance,
}: ShipmentStatusProps) {
  if (ordering !== null) {
    return (
      <StatusMark
        {...orderingLooks[ordering]}
        appearance={appearance}
        isDashed
        // Whoever shows it alone says more in words of its own.
        detail={ordering === 'unclear' && appearance !== 'chip' ? copy.orderOnlyOnce : undefined}
        detailTone="warning"
      >
        {copy.ordering[ordering]}
      </StatusMark>
    );
  }
  const { glyph, tone } = isDelayed ? ({ glyph: 'clock', tone: 'warning' } as const) : looks[status];
  return (
    <StatusMark
      glyph={glyph}
      tone={tone}
      appearance={appearance}
      isDashed={status === 'avis'}
      detail={isDelayed ? copy.delayed : (reason ?? undefined)}
      detailTone={isDelayed ? 'warning' : 'danger'}
    >
      {isDiscarded ? copy.discarded : isNeverOrdered ? copy.neverOrdered : shipmentStatusLabels[status]}
    </StatusMark>
  );
}

/** The drawing of a status by itself, where the words beside it say the status. */
export function ShipmentStatusDrawing({ status }: { status: KnownOrUnknownStatus }) {
  return <StatusDrawing {...looks[status]} />;
}
