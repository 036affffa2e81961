import type { CarrierProductOutput } from 'contract';
import { ProductPanel } from 'design-system/screens/backoffice/CarrierProducts/ProductPanel';
import type { Location } from 'react-router';
import { changeCarrierProduct, oneCarrierProduct } from '../../data/carrier-products.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { carrierProductsAddress } from '../../pages/backoffice-addresses.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { mayAdminister } from './rights-of-staff.ts';

export interface OpenProductProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The product that `?product=` names, with what staff say of it. */
export function OpenProduct({ id, onClose }: OpenProductProps) {
  const { saving, ...panel } = useSettingsForm({
    read: useRead(oneCarrierProduct(id)),
    write: changeCarrierProduct,
    toCall: (draft: CarrierProductOutput, version) => ({ id, version, ...draft }),
    isLeaving: isAnotherProduct,
  });
  return (
    <ProductPanel {...panel} now={useNow()} saving={mayAdminister() ? saving : null} onClose={onClose} />
  );
}

/** Another product, or none: the form is gone then, though the page is the same. */
function isAnotherProduct(here: Location, there: Location): boolean {
  if (here.pathname !== there.pathname) return true;
  const [now, then] = [here, there].map(({ search }) =>
    carrierProductsAddress.parse(new URLSearchParams(search)),
  );
  return now?.product !== then?.product;
}
