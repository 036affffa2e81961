import { ChevronDown, ChevronUp } from '@lucide/icons';
import { packageTotals, type Shipment } from 'contract';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { DetailPanel } from '../../../patterns/DetailPanel/DetailPanel.tsx';
import { DetailSection } from '../../../patterns/DetailPanel/DetailSection.tsx';
import { earlierPrint } from '../../../patterns/LabelDialog/earlier-print.ts';
import type { LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import type { Papers } from '../../../patterns/PrintMenu/PrintMenu.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isDelayed, isDiscarded, isNeverOrdered } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { ShipmentStatus } from '../../../patterns/ShipmentStatus/ShipmentStatus.tsx';
import { StaleNotice } from '../../../patterns/StaleNotice/StaleNotice.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { ShipmentWays } from '../actions/useShipmentActions.ts';
import type { ShipmentDetailState } from '../Shipments/shipments-state.ts';
import type { Attachments } from './attachments-state.ts';
import { ShipmentAttachments } from './Attachments.tsx';
import { CustomsSection } from './CustomsSection.tsx';
import { History } from './History.tsx';
import { LabelDialog, PaperDialog } from './lazy-dialogs.tsx';
import { ChipShape, PanelShape } from './LoadingShape.tsx';
import { PieceList } from './PieceList.tsx';
import { type Protocol, ShipmentProtocol } from './Protocol.tsx';
import { ShipmentActions } from './ShipmentActions.tsx';
import { ShipmentHead } from './ShipmentHead.tsx';
import { shipmentPanelCopy as copy } from './ShipmentPanel.copy.ts';
import * as styles from './ShipmentPanel.css.ts';
import { Details, Packages, PostalAddress } from './ShipmentSections.tsx';

export interface ShipmentPanelProps {
  state: ShipmentDetailState;
  now: Date;
  onClose: () => void;
  /** Open the one above and below it in the list; none at its ends, and where the list does not hold it. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** A new form for the recipient of the shipment; offered where nothing was ordered. */
  sameRecipientHref?: string;
  /** What can be made of it; nothing where it is left out. */
  ways?: ShipmentWays;
  /** Asks the carrier for news. */
  onRefreshTracking: () => unknown;
  label: LabelState;
  /** How labels are laid on paper here. */
  printSettings: PrintSettings;
  /** Fetches the label's PDF and shows it; also the way to try again. */
  onOpenLabel: () => void;
  onCloseLabel: () => void;
  /** The label was printed. */
  onTakeLabel: () => void;
  /** Of its other papers the one that is shown. */
  papers: Papers;
  attachments: Attachments;
  protocol: Protocol;
}

/** One shipment beside the list: where it is, what it is, and what can be done with it. */
export function ShipmentPanel({
  state,
  now,
  onClose,
  onPrevious,
  onNext,
  onRetry,
  sameRecipientHref,
  ways,
  onRefreshTracking,
  label,
  printSettings,
  onOpenLabel,
  onCloseLabel,
  onTakeLabel,
  papers,
  attachments,
  protocol,
}: ShipmentPanelProps) {
  const shipment = state.kind === 'ready' ? state.value.shipment : null;
  return (
    <DetailPanel
      label={shipment ? copy.label(shipment.orderNumber) : copy.title}
      title={shipment ? <Title shipment={shipment} /> : copy.title}
      titleActions={
        shipment?.trackingNumber && (
          <CopyButton
            value={shipment.trackingNumber}
            label={copy.copyNumber}
            copiedLabel={copy.copied}
            failedLabel={copy.copyFailed}
          />
        )
      }
      notice={<Notice state={state} onRetry={onRetry} />}
      mark={
        shipment ? (
          <ShipmentStatus
            status={shipment.status}
            ordering={shipment.ordering}
            isNeverOrdered={isNeverOrdered(shipment)}
            isDiscarded={isDiscarded(shipment)}
            appearance="chip"
            isDelayed={isDelayed(shipment, now)}
          />
        ) : (
          state.kind === 'loading' && <ChipShape />
        )
      }
      actions={<Neighbours {...{ onPrevious, onNext }} />}
      closeLabel={copy.close}
      onOpenChange={onClose}
    >
      <ResourceView
        resource={withoutNotice(state)}
        words={{ loading: copy.labelLoading, failed: copy.failed }}
        skeleton={<PanelShape />}
        notFound={{ title: copy.notFound, actions: <Button onPress={onClose}>{copy.toList}</Button> }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} />}
        headingLevel={3}
        hasGutter
        onRetry={onRetry}
      >
        {({ shipment, tracking }) => (
          <>
            <ShipmentHead
              shipment={shipment}
              tracking={tracking}
              now={now}
              isLabelLoading={label.kind === 'loading'}
              sameRecipientHref={sameRecipientHref}
              actions={<ShipmentActions shipment={shipment} ways={ways ?? {}} />}
              canResend={ways?.resendHref !== undefined}
              onPrint={onOpenLabel}
              papers={papers}
            />
            {papers.state.kind !== 'closed' && (
              <PaperDialog papers={papers} number={shipment.trackingNumber ?? shipment.orderNumber} />
            )}
            {label.kind !== 'closed' && (
              <LabelDialog
                labels={packageTotals(shipment.shipmentData.packages).pieces}
                number={shipment.trackingNumber ?? shipment.orderNumber}
                state={label}
                settings={printSettings}
                printed={earlierPrint(shipment)}
                onClose={onCloseLabel}
                onRetry={onOpenLabel}
                onTaken={onTakeLabel}
              />
            )}
            <History shipment={shipment} tracking={tracking} now={now} onRefresh={onRefreshTracking} />
            <DetailSection title={copy.recipient}>
              <PostalAddress block={shipment.to} />
            </DetailSection>
            <Packages shipment={shipment}>
              <PieceList
                shipment={shipment}
                events={tracking.kind === 'ready' ? tracking.value.events : []}
                now={now}
              />
            </Packages>
            <CustomsSection customs={shipment.customs} />
            <DetailSection title={copy.details}>
              <Details shipment={shipment} now={now} />
            </DetailSection>
            <DetailSection title={copy.sender}>
              <PostalAddress block={shipment.from} />
            </DetailSection>
            <ShipmentAttachments attachments={attachments} now={now} />
            <ShipmentProtocol shipment={shipment} protocol={protocol} now={now} />
          </>
        )}
      </ResourceView>
    </DetailPanel>
  );
}

/** ‹ ›: up and down the list, by K and J as well. */
function Neighbours({ onPrevious, onNext }: Pick<ShipmentPanelProps, 'onPrevious' | 'onNext'>) {
  useShortcuts([
    { keys: 'K', label: copy.previous, group: 'page', ...(onPrevious && { run: onPrevious }) },
    { keys: 'J', label: copy.next, group: 'page', ...(onNext && { run: onNext }) },
  ]);
  if (!onPrevious && !onNext) return null;
  return (
    <>
      <IconButton
        label={copy.previous}
        icon={ChevronUp}
        isDisabled={!onPrevious}
        keepsFocus
        onPress={onPrevious}
      />
      <IconButton label={copy.next} icon={ChevronDown} isDisabled={!onNext} keepsFocus onPress={onNext} />
    </>
  );
}

/** That newer could not be fetched, above all that is old by it. */
function Notice({ state, onRetry }: Pick<ShipmentPanelProps, 'state' | 'onRetry'>) {
  if (state.kind !== 'ready' || state.failure === undefined) return null;
  return (
    <div className={styles.notice}>
      <StaleNotice
        title={copy.failed}
        failure={state.failure}
        isRetrying={state.isRefreshing}
        onRetry={onRetry}
      />
    </div>
  );
}

/** The notice stands above the heading, and so not below it. */
function withoutNotice(state: ShipmentDetailState): ShipmentDetailState {
  if (state.kind !== 'ready') return state;
  const { failure: _told, ...rest } = state;
  return rest;
}

/** The number that the carrier knows, or ours where there is none. */
function Title({ shipment: { status, trackingNumber, orderNumber } }: { shipment: Shipment }) {
  const number = trackingNumber ?? orderNumber;
  const isStruck = status === 'cancelled' && trackingNumber !== null;
  return <span className={styles.number}>{isStruck ? <s>{number}</s> : number}</span>;
}
