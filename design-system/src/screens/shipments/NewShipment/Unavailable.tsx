import { Ban, FileQuestion, Hourglass, PackageCheck } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { LoadFailure } from '../../../patterns/LoadFailure/LoadFailure.tsx';
import { useCancelling } from '../cancelling/useCancelling.ts';
import { modesCopy as copy, modeTitles } from './modes.copy.ts';
import type {
  FormMode,
  NewShipmentCallbacks,
  NewShipmentState,
  SettledShipment,
} from './new-shipment-state.ts';
import * as styles from './NewShipment.css.ts';

type UnavailableState = Extract<NewShipmentState, { kind: 'notFound' | 'failed' | 'settled' }>;

export interface UnavailableProps {
  readonly state: UnavailableState;
  readonly shipmentsHref: string;
  readonly onRetry: NewShipmentCallbacks['onRetrySource'];
  readonly onCancelAndCopy: NewShipmentCallbacks['onCancelAndCopy'];
}

/** In place of the form, where the shipment that it would begin with is not to be had, or is fixed by now. */
export function Unavailable({ state, shipmentsHref, onRetry, onCancelAndCopy }: UnavailableProps) {
  return (
    <div className={styles.formColumn}>
      <PageHeading>{modeTitles[state.mode]}</PageHeading>
      <UnavailableContent
        state={state}
        shipmentsHref={shipmentsHref}
        onRetry={onRetry}
        onCancelAndCopy={onCancelAndCopy}
      />
    </div>
  );
}

/** Why there is no form, and the ways on, below whatever heading. */
export function UnavailableContent({ state, shipmentsHref, onRetry, onCancelAndCopy }: UnavailableProps) {
  switch (state.kind) {
    case 'failed':
      return (
        <LoadFailure
          title={state.mode === 'offer' ? copy.source.quoteFailed : copy.source.failed}
          failure={state.failure}
          isRetrying={state.isRetrying}
          onRetry={() => onRetry?.()}
        />
      );
    case 'notFound':
      return (
        <EmptyState
          icon={FileQuestion}
          title={state.mode === 'offer' ? copy.source.quoteNotFound : copy.source.notFound}
          actions={
            <>
              <ButtonLink href={shipmentsHref}>{copy.source.toList}</ButtonLink>
              {state.createHref !== undefined && (
                <ButtonLink variant="quiet" href={state.createHref}>
                  {copy.source.create}
                </ButtonLink>
              )}
            </>
          }
        />
      );
    case 'settled':
      return <Settled mode={state.mode} shipment={state.shipment} onCancelAndCopy={onCancelAndCopy} />;
  }
}

interface SettledProps extends Pick<UnavailableProps, 'onCancelAndCopy'> {
  readonly mode: FormMode;
  readonly shipment: SettledShipment;
}

/** What is ordered is not changed any more: it is cancelled and copied. */
function Settled({ mode, shipment, onCancelAndCopy }: SettledProps) {
  const { href, copyHref, version, canCancel } = shipment;
  const { title, text, icon } = wordsOf(mode, shipment);
  const { cancel } = useCancelling({ version, isTemplate: false, whyNot: canCancel ? undefined : text });
  const mayCancel = mode === 'edit' && canCancel && copyHref !== undefined && onCancelAndCopy;
  return (
    <EmptyState
      icon={icon}
      title={title}
      actions={
        <>
          {mayCancel && (
            <Button onPress={() => void cancel({ onAccept: onCancelAndCopy })}>
              {copy.settled.cancelAndCopy}
            </Button>
          )}
          {!mayCancel && copyHref !== undefined && shipment.ordering === null && (
            <ButtonLink href={copyHref}>{copy.settled.copy}</ButtonLink>
          )}
          <ButtonLink variant="quiet" href={href}>
            {copy.settled.show}
          </ButtonLink>
        </>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}

function wordsOf(mode: FormMode, { status, ordering, isAvis, canCancel }: SettledShipment) {
  const { ordered, completed, ordering: open, discarded, cancelled } = copy.settled;
  if (ordering !== null) return { ...open, icon: Hourglass };
  if (status === 'cancelled') return { ...(isAvis ? discarded : cancelled), icon: Ban };
  if (mode === 'complete') return { ...completed, icon: PackageCheck };
  const { title, text, copyOnly } = ordered;
  return { title, text: canCancel ? text : copyOnly, icon: PackageCheck };
}
