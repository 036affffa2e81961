export { measures } from './measures.ts';
export { media } from './media.ts';
export type { ColorName } from './palette.ts';
export { colorNames, palette } from './palette.ts';
export * as scale from './scale.ts';
export { vars } from './theme.css.ts';
