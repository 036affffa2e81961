import { globalLayer } from '@vanilla-extract/css';

/* The order of these five lines is the order of the cascade: later layers win. */
export const resetLayer = globalLayer('reset');
export const baseLayer = globalLayer('base');
export const partsLayer = globalLayer('parts');
export const componentsLayer = globalLayer('components');
export const utilitiesLayer = globalLayer('utilities');
