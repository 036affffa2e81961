import { carrierProductsCopy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import { fullName } from 'design-system/screens/backoffice/CarrierProducts/product-facts.ts';
import type { Write } from '../../data/write.ts';
import { type SwitchedList, useRowSwitches } from './use-row-switches.ts';

const { told } = carrierProductsCopy;

type Product = Parameters<typeof fullName>[0] & {
  readonly id: string;
  readonly isActive: boolean;
  readonly version: number;
};

interface Options<Row, Input> extends Pick<SwitchedList<Row, 'isActive', Input, Row>, 'shown' | 'toInput'> {
  /** For which they are switched, where that is not everybody. */
  readonly organization?: string | undefined;
}

const keyOf = ({ id }: { readonly id: string }) => id;

/**
 * Whether products can be used, for everybody or by one organisation.
 *
 * @param write switches a product and answers it
 */
export function useProductSwitches<Row extends Product, Input>(
  write: Write<Input, Row>,
  { shown, toInput, organization }: Options<Row, Input>,
) {
  return useRowSwitches<Row, 'isActive', Input, Row>(write, {
    shown,
    keyOf,
    nameOf: fullName,
    changesOf: (name, isOn) => ({ [name]: isOn }) as Partial<Row>,
    toInput,
    toRow: (answer) => answer,
    done(product, _, isOn) {
      const name = fullName(product);
      if (organization === undefined) return isOn ? told.on(name) : told.off(name);
      return isOn ? told.onFor(name, organization) : told.offFor(name, organization);
    },
  });
}
