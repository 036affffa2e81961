import { shipmentDefaultsApi } from 'contract';
import { read, unlessFocused } from './read.ts';

/** What new shipments of the organisation begin with; a form that was begun keeps what it began with. */
export const shipmentDefaults = read(shipmentDefaultsApi.shipmentDefaults, () => ({}), unlessFocused);
