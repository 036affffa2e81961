import { localDay, type Shipment, type ShipmentFormInput } from 'contract';
import type {
  FormMode,
  NewShipmentState,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import {
  toCopyInput,
  toResendInput,
  toReturnInput,
  toTemplateInput,
} from 'design-system/screens/shipments/NewShipment/NewShipment';
import { useState } from 'react';
import { oneShipment } from '../../data/shipments.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { toFailureDetails } from '../failure-details.ts';
import { type FormSource, isAboutTemplate } from './form-source.ts';
import { isGone } from './is-gone.ts';
import { type SettledHrefs, toSettled } from './to-settled.ts';
import { useRenewed } from './use-renewed.ts';

/** What a form begins with that is about a shipment which is there already. */
export interface SourceInput {
  /** Null while it is not known, or there is no form. */
  readonly input: ShipmentFormInput | null;
  /** The version that the form began with. */
  readonly version: number | null;
  /** The order's number of the template that the form is about. */
  readonly templateNumber: string | null;
  /** What stands in place of the form. */
  readonly unavailable: NewShipmentState | null;
  /** The shipment as it is by now, asked for anew; undefined where that fails. */
  readonly renew: () => Promise<Shipment | undefined>;
}

interface Beginning {
  readonly filling: string;
  readonly input: ShipmentFormInput;
  readonly version: number;
}

/** What becomes of the shipment, where the form is about another one. */
const inputs: Partial<Record<FormMode, typeof toCopyInput>> = {
  copy: toCopyInput,
  resend: toResendInput,
  return: toReturnInput,
};

/**
 * The shipment that the address bar names, as the form begins with it; asked for anew first, since a colleague
 * may have changed or ordered it. A filling begins once: what becomes of the shipment later is told on sending.
 *
 * @param filling names the filling of the form; undefined while there is none
 * @param isAllowed whether there is a form at all
 */
export function useSourceInput(
  filling: string | undefined,
  source: FormSource,
  isAllowed: boolean,
  hrefs: SettledHrefs,
): SourceInput {
  const { mode, id } = source;
  const today = localDay(useNow());
  const read = useRead(id === null || !isAllowed ? null : oneShipment(id));
  const isRenewed = useRenewed(id === null ? undefined : filling, [read]);
  const [begun, setBegun] = useState<Beginning>();
  const own = begun?.filling === filling ? begun : undefined;
  const shipment = isRenewed && !isGone(read.error) ? read.data : undefined;
  const isFixed = shipment !== undefined && isAboutTemplate(source) && !isTemplate(shipment);
  if (filling !== undefined && shipment && !isFixed && !own) {
    const input = (inputs[mode] ?? toTemplateInput)(shipment, today);
    setBegun({ filling, input, version: shipment.version });
  }
  return {
    input: own?.input ?? null,
    version: own?.version ?? null,
    templateNumber: isAboutTemplate(source) ? (read.data?.orderNumber ?? null) : null,
    unavailable: own || !isRenewed || !isAllowed ? null : toUnavailable(),
    // A failure is told by the read itself.
    renew: () => read.mutate().catch(() => undefined),
  };

  function toUnavailable(): NewShipmentState | null {
    if (isGone(read.error)) {
      return { kind: 'notFound', mode, ...(hrefs.create !== undefined && { createHref: hrefs.create }) };
    }
    if (shipment) return isFixed ? { kind: 'settled', mode, shipment: toSettled(shipment, hrefs) } : null;
    if (!read.error) return null;
    return {
      kind: 'failed',
      mode,
      failure: toFailureDetails(read.error),
      isRetrying: read.isValidating,
    };
  }
}

function isTemplate({ status, ordering }: Shipment): boolean {
  return status === 'avis' && ordering === null;
}
