export { drawLabel } from '../draw-label.ts';
export { shippingLabel } from '../shipping-label.ts';
export { exampleLabel } from './example-label.ts';
