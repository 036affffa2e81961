import { searchApi } from 'contract';
import { read, unlessFocused } from './read.ts';

/** Shipments and contacts of the organisation that hold a text. */
export const everything = read(searchApi.everything, (q: string) => ({ query: { q } }), unlessFocused);
