import { shippingLabel } from './shipping-label.ts';

/** What the threads of `draw-label.ts` do. */
export default shippingLabel;
