import { CircleCheck, Plus, Printer, UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { LabelDialog } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import { createdCopy as copy } from './Created.copy.ts';
import * as styles from './Created.css.ts';
import type {
  NewShipmentCallbacks,
  NewShipmentState,
  NewShipmentSurroundings,
} from './new-shipment-state.ts';

type CreatedState = Extract<NewShipmentState, { kind: 'created' }>;

export interface CreatedProps extends Pick<NewShipmentSurroundings, 'shipmentsHref' | 'templatesHref'> {
  readonly state: CreatedState;
  readonly callbacks: Pick<NewShipmentCallbacks, 'onOpenLabel' | 'onCloseLabel' | 'onStartOver'>;
}

/** What was created, and what is usually done next. Takes the focus, because the form is gone. */
export function Created({ state, callbacks, shipmentsHref, templatesHref }: CreatedProps) {
  const { shipment, label } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTemplate = shipment.status === 'avis';

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <span className={styles.sign}>
          <Icon icon={CircleCheck} size="xl" />
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {isTemplate ? copy.templateSaved : copy.ordered}
        </h1>
        {isTemplate ? <p>{copy.templateWhere}</p> : <TrackingNumber number={shipment.trackingNumber} />}
        <Facts shipment={shipment} />
        <div className={styles.actions}>
          {isTemplate ? (
            <ButtonLink variant="primary" href={templatesHref}>
              {copy.toTemplates}
            </ButtonLink>
          ) : (
            <Button variant="primary" icon={Printer} onPress={callbacks.onOpenLabel}>
              {copy.print}
            </Button>
          )}
          <Button icon={UserPlus} onPress={() => callbacks.onStartOver('same')}>
            {copy.sameRecipient}
          </Button>
          <Button icon={Plus} onPress={() => callbacks.onStartOver('none')}>
            {copy.startOver}
          </Button>
          {!isTemplate && (
            <ButtonLink variant="quiet" href={`${shipmentsHref}?shipment=${encodeURIComponent(shipment.id)}`}>
              {copy.toShipment}
            </ButtonLink>
          )}
        </div>
      </div>
      <LabelDialog
        state={label}
        number={shipment.trackingNumber ?? shipment.orderNumber}
        onClose={callbacks.onCloseLabel}
        onRetry={callbacks.onOpenLabel}
      />
    </div>
  );
}

function TrackingNumber({ number }: { readonly number: string | null }) {
  if (number === null) return <p>{copy.noTrackingNumber}</p>;
  return (
    <p className={styles.tracking}>
      {copy.trackingNumber}
      <span className={styles.number}>{number}</span>
      <CopyButton
        value={number}
        label={copy.copyNumber}
        copiedLabel={copy.copied}
        failedLabel={copy.copyFailed}
      />
    </p>
  );
}

function Facts({ shipment }: { readonly shipment: CreatedState['shipment'] }) {
  const { to, carrier, carrierProduct, orderNumber } = shipment;
  const place = `${to.address.postalCode} ${to.address.city}`.trim();
  const recipient = [to.companyName || to.personName, place].filter((text) => text !== '').join(', ');
  const items = [
    { term: copy.orderNumber, value: <span className={styles.mono}>{orderNumber}</span> },
    { term: copy.recipient, value: recipient },
    { term: copy.product, value: `${carrier} ${carrierProduct}`.trim() },
  ];
  return <DescriptionList items={items.filter(({ value }) => value !== '')} />;
}
