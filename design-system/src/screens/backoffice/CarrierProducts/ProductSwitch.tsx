import type { CarrierProduct } from 'contract';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { RowSwitch } from '../../../patterns/ListFrame/RowSwitch.tsx';
import type { ProductSwitches } from './carrier-products-state.ts';
import { carrierProductsCopy as copy } from './CarrierProducts.copy.ts';
import { fullName } from './product-facts.ts';

type Product = Parameters<typeof fullName>[0] & Pick<CarrierProduct, 'isActive'>;

export interface ProductSwitchProps<Row> {
  readonly product: Row;
  /** Null for whoever may only read it. */
  readonly switching: ProductSwitches<Row> | null;
}

/** Whether a product can be used: a switch that saves at once, or a word for whoever may not switch it. */
export function ProductSwitch<Row extends Product>({ product, switching }: ProductSwitchProps<Row>) {
  const { isActive } = product;
  if (!switching) {
    return isActive ? (
      <StatusMark glyph="check-filled" tone="success">
        {copy.active}
      </StatusMark>
    ) : (
      <StatusMark glyph="ring">{copy.inactive}</StatusMark>
    );
  }
  return (
    <RowSwitch
      label={copy.switchLabel(fullName(product))}
      name="isActive"
      isOn={isActive}
      standing={switching.standingOf(product)}
      onSwitch={(isOn) => switching.onSwitch(product, 'isActive', isOn)}
    />
  );
}
