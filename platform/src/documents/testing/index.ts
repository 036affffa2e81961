export { drawDocument } from '../draw-document.ts';
export { shippingLabel } from '../shipping-label.ts';
export { exampleLabel } from './example-label.ts';
