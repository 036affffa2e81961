import type { CarrierProductOutput } from 'contract';
import { ProductPanel } from 'design-system/screens/backoffice/CarrierProducts/ProductPanel';
import { changeCarrierProduct, oneCarrierProduct } from '../../data/carrier-products.ts';
import { useRead } from '../../data/use-read.ts';
import { useNow } from '../../hooks/use-now.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { carrierProductsAddress } from '../../pages/backoffice-addresses.ts';
import { useSettingsForm } from '../settings/use-settings-form.ts';
import { mayAdminister } from './rights-of-staff.ts';

export interface OpenProductProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Another product, or none: the form is gone then, though the page is the same. */
const isAnotherProduct = isAnother(carrierProductsAddress, 'product');

/** The product that `?product=` names, with what staff say of it. */
export function OpenProduct({ id, onClose }: OpenProductProps) {
  const { saving, ...panel } = useSettingsForm({
    read: useRead(oneCarrierProduct(id)),
    write: changeCarrierProduct,
    toCall: (draft: CarrierProductOutput, version) => ({ id, version, ...draft }),
    mayChange: mayAdminister(),
    isLeaving: isAnotherProduct,
  });
  return <ProductPanel {...panel} now={useNow()} saving={saving} onClose={onClose} />;
}
