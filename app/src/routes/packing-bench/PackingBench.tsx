import type { Permission } from 'contract';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import type { BenchStep } from 'design-system/screens/shipments/PackingBench/packing-bench-state.ts';
import { PackingBench as Screen } from 'design-system/screens/shipments/PackingBench/PackingBench';
import { packingBenchCopy as copy } from 'design-system/screens/shipments/PackingBench/PackingBench.copy.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { refresh } from '../../data/cache.ts';
import { completedToday, findScanned } from '../../data/packing-bench.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { reportError } from '../../monitoring/report-error.ts';
import { pages } from '../../pages/pages.ts';
import { shipmentsAddress } from '../../pages/shipment-addresses.ts';
import { config, session } from '../../services.ts';
import { personName } from '../../session/person.ts';
import { useSession } from '../../session/use-session.ts';
import { usePageTitle } from '../page-title.ts';
import { useNextPickup } from '../pickups/use-next-pickup.ts';
import { useLabel } from '../shipments/use-label.ts';
import { usePrintSettings } from '../shipments/use-print-settings.ts';
import { toRefusal } from '../to-refusal.ts';
import { toFetched } from '../to-resource.ts';
import { type Bench, createBench } from './bench.ts';
import { Completing } from './Completing.tsx';
import { thisBench } from './this-bench.ts';
import { useSound } from './use-sound.ts';

/** `/sendungen?ansicht=packplatz`: one parcel after the other, from its scan to its label. */
export function PackingBench() {
  const snapshot = useSession();
  const isAllowed =
    may('read:org_shipments', 'read:all_shipments') && may('update:org_shipments', 'update:all_shipments');
  const bench = useBench();
  const { step, next } = useSyncExternalStore(bench.subscribe, bench.getState);
  const completed = useRead(isAllowed ? completedToday({ bench: thisBench() }) : null);
  const nextPickup = useNextPickup();
  const now = useNow();
  const printSettings = usePrintSettings(isAllowed);
  const label = useLabel('shipment' in step ? step.shipment.id : null);
  const [taken, setTaken] = useState<BenchStep>();
  const [hasSound, setSound] = useSound(step);
  usePageTitle(copy.title);

  const printing = step.kind === 'label' ? step : null;
  const begin = useEffectEvent(({ isReprint }: { readonly isReprint: boolean }) => {
    label.open();
    if (!isReprint) void refresh(completedToday);
  });
  useEffect(() => {
    if (printing) begin(printing);
  }, [printing]);
  const isLabelOpen = label.state.kind !== 'closed';
  useEffect(() => {
    if (printing) bench.hold(isLabelOpen ? 'order' : 'nothing');
  }, [bench, printing, isLabelOpen]);

  const finish = () => {
    label.close();
    bench.finish();
  };
  const closeLabel = () => {
    // Whoever has printed it and asks no more has answered.
    if (taken === step) return finish();
    label.close();
    bench.abandon();
  };

  return (
    <Screen
      state={
        isAllowed
          ? {
              kind: 'open',
              step,
              next,
              label: label.state,
              completed: toFetched(completed),
              nextPickup,
              hasSound,
            }
          : { kind: 'forbidden', refusal: toRefusal(snapshot) }
      }
      callbacks={{
        onScan: bench.scan,
        onRetry: bench.retry,
        onChoose: bench.choose,
        onOpenLabel: () => (step.kind === 'ordered' ? bench.reprint() : label.open()),
        onCloseLabel: closeLabel,
        onTakeLabel() {
          setTaken(step);
          label.take();
        },
        onNext: finish,
        onPrintAgain: bench.printAgain,
        onSoundChange: setSound,
      }}
      productName={config.productName}
      personName={personName(snapshot.user)}
      now={now}
      printSettings={printSettings}
      hrefs={{
        home: pages.start.href(),
        leave: pages.shipments.href(),
        search: (number) => shipmentsAddress.href({ search: number }),
        shipment: (id) => shipmentsAddress.href({ shipment: id }),
      }}
      form={
        step.kind === 'completing' && (
          <Completing
            key={step.shipment.id}
            shipment={step.shipment}
            onHeldChange={bench.hold}
            onCompleted={bench.completed}
            onOvertaken={bench.overtaken}
            onPutBack={bench.putBack}
          />
        )
      }
    />
  );
}

/** One bench for as long as the page is open. */
function useBench(): Bench {
  const confirm = useConfirm();
  const [bench] = useState(() =>
    createBench({
      find: findScanned,
      report: reportError,
      mayLeave({ orderNumber }, number) {
        const { title, message, accept, reject } = copy.form.leave;
        return confirm({
          title,
          message: message(orderNumber, number),
          acceptLabel: accept,
          rejectLabel: reject,
        });
      },
    }),
  );
  useEffect(() => bench.close, [bench]);
  return bench;
}

function may(...permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => session.getPermission(permission).isGranted);
}
