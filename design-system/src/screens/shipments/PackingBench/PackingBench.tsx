import { packageTotals } from 'contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LabelDialog } from '../../../patterns/LabelDialog/LabelDialog.tsx';
import type { PrintSettings } from '../../../patterns/LabelDialog/print-settings.ts';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';
import { BenchBar } from './BenchBar.tsx';
import { Outcome } from './Outcome.tsx';
import type {
  BenchStep,
  PackingBenchCallbacks,
  PackingBenchHrefs,
  PackingBenchState,
} from './packing-bench-state.ts';
import * as styles from './PackingBench.css.ts';
import { ScanField } from './ScanField.tsx';
import { Side } from './Side.tsx';

export type * from './packing-bench-state.ts';

export interface PackingBenchProps {
  readonly state: PackingBenchState;
  readonly callbacks: PackingBenchCallbacks;
  readonly hrefs: PackingBenchHrefs;
  readonly productName: string;
  /** Who packs here. */
  readonly personName: string;
  readonly now: Date;
  /** How labels are laid on paper here. */
  readonly printSettings: PrintSettings;
  /** The `PackingForm` of what was scanned, while it is completed. */
  readonly form?: ReactNode;
}

/**
 * `/sendungen?ansicht=packplatz`: scan, weigh, print, next. Everything comes back to the one field at the top, so
 * that the next scan finds it.
 */
export function PackingBench({ state, hrefs, ...props }: PackingBenchProps) {
  if (state.kind === 'forbidden') return <Forbidden refusal={state.refusal} homeHref={hrefs.home} />;
  return <Bench state={state} hrefs={hrefs} {...props} />;
}

interface BenchProps extends PackingBenchProps {
  readonly state: Extract<PackingBenchState, { kind: 'open' }>;
}

function Bench(props: BenchProps) {
  const { state, callbacks, hrefs, productName, personName, now, printSettings, form } = props;
  const { step, next, label, completed, nextPickup, hasSound } = state;
  const field = useRef<HTMLInputElement>(null);
  const isLabelOpen = label.kind !== 'closed';
  const [isChangingPrint, setChangingPrint] = useState(false);
  // Whatever else it is that wants the focus, another step has come to its end with it.
  const over = isLabelOpen || isChangingPrint || step.kind === 'completing' ? null : step;
  useEffect(() => (over ? focusSoon(field.current) : undefined), [over]);

  return (
    <div className={styles.page} data-density="packplatz">
      <BenchBar
        productName={productName}
        personName={personName}
        hrefs={hrefs}
        hasSound={hasSound}
        onSoundChange={callbacks.onSoundChange}
      />
      <div className={styles.scan}>
        <ScanField
          field={field}
          step={step}
          onScan={callbacks.onScan}
          onDigit={(index) => {
            const shipment = step.kind === 'several' ? step.shipments[index] : undefined;
            if (shipment) callbacks.onChoose(shipment);
          }}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.work}>
          <Outcome
            step={step}
            isLabelOpen={isLabelOpen}
            next={next}
            hrefs={hrefs}
            landing={() => field.current}
            onRetry={callbacks.onRetry}
            onChoose={callbacks.onChoose}
            onOpenLabel={callbacks.onOpenLabel}
            onNext={callbacks.onNext}
          />
          {step.kind === 'completing' && form}
        </div>
        <Side
          completed={completed}
          nextPickup={nextPickup}
          now={now}
          canPrint={step.kind !== 'completing' && step.kind !== 'label'}
          onPrintAgain={callbacks.onPrintAgain}
          printSettings={printSettings}
          isChangingPrint={isChangingPrint}
          onChangingPrint={setChangingPrint}
        />
      </div>
      <LabelDialog
        state={label}
        number={numberOf(step)}
        labels={labelsOf(step)}
        onClose={callbacks.onCloseLabel}
        onRetry={callbacks.onOpenLabel}
        onTaken={callbacks.onTakeLabel}
        onPrinted={callbacks.onNext}
      />
    </div>
  );
}

function numberOf(step: BenchStep): string {
  if (!('shipment' in step)) return '';
  return step.shipment.trackingNumber ?? step.shipment.orderNumber;
}

/** A label for each piece. */
function labelsOf(step: BenchStep): number {
  return 'shipment' in step ? packageTotals(step.shipment.shipmentData.packages).pieces : 1;
}

/** For so many frames a dialog that closes, or a page that opens, may still place the focus itself. */
const FRAMES = 20;

/**
 * Leads the focus to the field once nothing else takes it any more, unless somebody has pressed something meanwhile.
 *
 * @returns the way to give that up
 */
function focusSoon(field: HTMLElement | null): () => void {
  let frame = 0;
  let frames = 0;
  const attempt = () => {
    const isAsked = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isAsked) field?.focus({ preventScroll: frames > 0 });
    frames += 1;
    if (isAsked || frames < FRAMES) frame = requestAnimationFrame(attempt);
  };
  const pressed = new AbortController();
  const giveUp = () => {
    pressed.abort();
    cancelAnimationFrame(frame);
  };
  attempt();
  for (const press of ['keydown', 'pointerdown'])
    window.addEventListener(press, giveUp, { capture: true, signal: pressed.signal });
  return giveUp;
}
