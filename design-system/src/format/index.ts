/* The one module for the notation of dates and numbers. The rules' messages need some of it too,
   so those parts live in the contract and are handed on here. */
export { count, withUnit } from 'contract';
export * from './dates.ts';
export * from './file-size.ts';
export * from './numbers.ts';
