import type { EoriState } from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useMemo } from 'react';
import { changeOrganization, ownRecord } from '../../data/organization-records.ts';
import { useRead } from '../../data/use-read.ts';
import { mayDo } from '../shipments/shipment-rights.ts';
import { useOutcome } from './use-outcome.ts';

/**
 * The organisation's EORI number, with a way to add it for whoever may; undefined until it is known.
 *
 * @param isAsked whether there is a form that goes through customs
 */
export function useEori(isAsked: boolean): EoriState | undefined {
  const { data } = useRead(isAsked ? ownRecord() : null);
  const change = useOutcome(changeOrganization);
  const maySave = mayDo('update:own_orgs');
  const number = data?.eoriNumber;
  const version = data?.version;
  return useMemo(() => {
    if (number === undefined || version === undefined) return undefined;
    return { number, save: maySave ? (eoriNumber) => change({ version, eoriNumber }) : null };
  }, [number, version, maySave, change]);
}
