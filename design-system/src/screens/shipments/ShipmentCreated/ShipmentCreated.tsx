import { CircleCheck, Download, Files, FileText, Printer } from '@lucide/icons';
import { hasPapers, packageTotals, type ParcelPaper, parcelPapers, type Shipment } from 'contract';
import { useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { earlierPrint } from '../../../patterns/LabelDialog/earlier-print.ts';
import { labelDialogCopy } from '../../../patterns/LabelDialog/LabelDialog.copy.ts';
import { LabelDialog, type LabelState } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import PaperDialog from '../../../patterns/PrintMenu/PaperDialog.tsx';
import { printMenuCopy } from '../../../patterns/PrintMenu/PrintMenu.copy.ts';
import { type Papers, PrintMenu } from '../../../patterns/PrintMenu/PrintMenu.tsx';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { isNeverOrdered, isTemplate } from '../../../patterns/ShipmentStatus/shipment-facts.ts';
import { shipmentStatusCopy as statusCopy } from '../../../patterns/ShipmentStatus/ShipmentStatus.copy.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import type { NextPickupFacts } from '../../pickups/Pickups/pickups-state.ts';
import { Facts } from './Facts.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { CreatedShape, LabelShape } from './LoadingShape.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ParcelPapers } from './ParcelPapers.tsx';
import type { ShipmentCreatedState } from './shipment-created-state.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';
import * as styles from './ShipmentCreated.css.ts';

export interface ShipmentCreatedProps {
  state: ShipmentCreatedState;
  hrefs: {
    list: string;
    templates: string;
    /** The shipment beside the list. */
    shipment: string;
    /** A new form; like the next, none for whoever may not create one. */
    newShipment?: string;
    /** A new form for the recipient of this shipment. */
    sameRecipient?: string;
    /** The form of a new pickup, which fetches what was ordered; none for whoever may not order one. */
    newPickup?: string;
  };
  now: Date;
  /** When somebody comes for what was ordered; null for whoever has no pickups or may not see them. */
  nextPickup: NextPickupFacts;
  pickupHref: (id: string) => string;
  /** Something was typed after the form was sent, and is not in the shipment. */
  lacksLastChanges?: boolean;
  label: LabelState;
  /** How labels are laid on paper here. */
  printSettings: PrintSettings;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  /** The label is being fetched to be saved. */
  isDownloading: boolean;
  /** Saves the label's PDF without showing it. */
  onDownload: () => void;
  /** Fetches the label's PDF and shows it; also the way to try again. */
  onOpenLabel: () => void;
  onCloseLabel: () => void;
  /** The label was printed. */
  onTakeLabel: () => void;
  /** Of its other papers the one that is shown. */
  papers: Papers;
}

/** `/sendungen/neu/erstellt`: what was created, and what is usually done next. */
export function ShipmentCreated(props: ShipmentCreatedProps) {
  const { state, hrefs, now, nextPickup, pickupHref, label, lacksLastChanges = false, ...callbacks } = props;
  const shown = state.kind === 'ready' && hasLabel(state.value) ? state.value : null;
  const isLoading = state.kind === 'loading';
  return (
    <div className={styles.page} data-with-preview={shown !== null || isLoading || undefined}>
      <div className={styles.panel}>
        <Stack gap={3} align="start">
          <ResourceView
            resource={state}
            words={{ loading: copy.loading, failed: copy.failed, ready: useNewTitle(state) }}
            skeleton={<CreatedShape />}
            headingLevel={1}
            notFound={{
              title: copy.notFound,
              actions: <ButtonLink href={hrefs.list}>{copy.toList}</ButtonLink>,
            }}
            renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={hrefs.list} />}
            onRetry={callbacks.onRetry}
          >
            {(shipment) => (
              <>
                {isDone(shipment) && (
                  <p className={styles.sign}>
                    <Icon icon={CircleCheck} />
                    {isTemplate(shipment)
                      ? copy.savedAt(shipment.createdAt, now)
                      : copy.orderedAt(shipment.createdAt, now)}
                  </p>
                )}
                <h1 tabIndex={-1} className={styles.title}>
                  {titleOf(shipment)}
                </h1>
                <Outcome text={outcomeOf(shipment)} />
                {lacksLastChanges && <Banner tone="warning">{copy.lacksLastChanges}</Banner>}
                <div className={styles.first}>
                  <FirstStep
                    shipment={shipment}
                    hrefs={hrefs}
                    onPrint={callbacks.onOpenLabel}
                    isDownloading={callbacks.isDownloading}
                    onDownload={callbacks.onDownload}
                    papers={callbacks.papers}
                  />
                </div>
                <ParcelPapers
                  papers={papersBeside(shipment)}
                  onOpenLabel={callbacks.onOpenLabel}
                  onOpenPaper={callbacks.papers.onOpen}
                />
                <Facts
                  shipment={shipment}
                  now={now}
                  nextPickup={hasLabel(shipment) && shipment.status === 'ordered' ? nextPickup : null}
                  pickupHref={pickupHref}
                />
                {/* Nobody is invited to a second parcel while it is open what became of the first. */}
                {shipment.ordering === null && (
                  <div className={styles.more}>
                    <NextSteps hrefs={hrefs} hasShipmentLink={!isTemplate(shipment)} />
                  </div>
                )}
                <LabelDialog
                  state={label}
                  labels={piecesOf(shipment)}
                  settings={callbacks.printSettings}
                  number={numberOf(shipment)}
                  printed={earlierPrint(shipment)}
                  onClose={callbacks.onCloseLabel}
                  onRetry={callbacks.onOpenLabel}
                  onTaken={callbacks.onTakeLabel}
                />
                <PaperDialog papers={callbacks.papers} number={numberOf(shipment)} />
              </>
            )}
          </ResourceView>
        </Stack>
      </div>
      {isLoading && <LabelShape />}
      {shown && <LabelPreview key={shown.id} shipment={shown} number={numberOf(shown)} />}
    </div>
  );
}

function numberOf({ trackingNumber, orderNumber }: Shipment): string {
  return trackingNumber ?? orderNumber;
}

/** The heading is heard with the focus that it takes as it comes; what becomes of it later is not. */
function useNewTitle(state: ShipmentCreatedState): string | null {
  const title = state.kind === 'ready' ? titleOf(state.value) : null;
  const [first, setFirst] = useState(title);
  if (first === null && title !== null) setFirst(title);
  return title === (first ?? title) ? null : title;
}

function titleOf(shipment: Shipment): string {
  const { status, ordering } = shipment;
  if (ordering !== null) return copy.ordering[ordering];
  if (isNeverOrdered(shipment)) return copy.neverOrdered;
  if (status === 'cancelled') return copy.cancelled;
  return status === 'avis' ? copy.templateSaved : copy.ordered;
}

/** Whether what was asked for has been done and still is. */
function isDone({ status, ordering }: Shipment): boolean {
  return ordering === null && status !== 'cancelled';
}

/** Whether there is something to print: a template has no label yet, what is cancelled none any more. */
function hasLabel(shipment: Shipment): boolean {
  return isDone(shipment) && !isTemplate(shipment);
}

/** What the heading means; nothing where the facts below say it. */
function outcomeOf(shipment: Shipment): string | null {
  const { status, ordering, trackingNumber, carrier } = shipment;
  if (ordering === 'open') return copy.outcomeOpen;
  if (ordering !== null) return statusCopy.orderingMeaning[ordering];
  if (isNeverOrdered(shipment)) return statusCopy.neverOrderedMeaning;
  if (isTemplate(shipment)) return copy.templateWhere;
  if (status === 'cancelled') return statusCopy.meaning.cancelled;
  if (trackingNumber === null) return copy.noTrackingNumber;
  if (status !== 'ordered') return null;
  const amount = papersBeside(shipment).length;
  return amount > 0 ? copy.printAllNow(carrier, amount) : copy.printNow(carrier, piecesOf(shipment));
}

/** All that belongs to the parcel, where that is more than its label. */
function papersBeside(shipment: Shipment): readonly ParcelPaper[] {
  const belonging = parcelPapers(shipment);
  return belonging.length > 1 ? belonging : [];
}

function Outcome({ text }: { text: string | null }) {
  return text && <p className={styles.muted}>{text}</p>;
}

function piecesOf({ shipmentData }: Shipment): number {
  return packageTotals(shipmentData.packages).pieces;
}

type FirstStepProps = Pick<ShipmentCreatedProps, 'hrefs' | 'isDownloading' | 'onDownload'> & {
  shipment: Shipment;
  onPrint: () => void;
  papers: Papers;
};

/** The one thing that is done next, and beside the label the other papers. */
function FirstStep(props: FirstStepProps) {
  const { shipment, hrefs, papers } = props;
  if (shipment.ordering !== null) return <ButtonLink href={hrefs.shipment}>{copy.toShipment}</ButtonLink>;
  if (isTemplate(shipment))
    return <Packing templatesHref={hrefs.templates} onPrint={() => papers.onOpen('pick-slip')} />;
  return hasLabel(shipment) && <Printing {...props} />;
}

/** A template goes to whoever packs it: on paper, or in the list. */
function Packing({ templatesHref, onPrint }: { templatesHref: string; onPrint: () => void }) {
  useShortcuts([{ keys: 'P', label: copy.pickSlip, group: 'page', run: onPrint }]);
  return (
    <>
      <ButtonLink variant="primary" size="lg" href={templatesHref}>
        {copy.toTemplates}
      </ButtonLink>
      <Button size="lg" icon={FileText} shortcut="P" aria-keyshortcuts="p" onPress={onPrint}>
        {copy.pickSlip}
      </Button>
    </>
  );
}

/** What is printed comes first, by its key as well. */
function Printing({ shipment, onPrint, isDownloading, onDownload, papers }: FirstStepProps) {
  const isMoreThanLabel = papersBeside(shipment).length > 0;
  const first = isMoreThanLabel
    ? { label: printMenuCopy.all, icon: Files, run: papers.onOpenAll }
    : { label: copy.print(piecesOf(shipment)), icon: Printer, run: onPrint };
  useShortcuts([{ keys: 'P', label: first.label, group: 'page', run: first.run }]);
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        icon={first.icon}
        shortcut="P"
        aria-keyshortcuts="p"
        onPress={first.run}
      >
        {first.label}
      </Button>
      {!isMoreThanLabel && (
        <Button variant="quiet" size="lg" icon={Download} isPending={isDownloading} onPress={onDownload}>
          {labelDialogCopy.download}
        </Button>
      )}
      {hasPapers(shipment) && (
        <PrintMenu
          shipment={shipment}
          onOpenLabel={onPrint}
          onOpenPaper={papers.onOpen}
          onOpenAll={papers.onOpenAll}
        />
      )}
    </>
  );
}
