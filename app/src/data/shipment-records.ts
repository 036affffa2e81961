import { shipmentRecordsApi } from 'contract';
import { byId, read } from './read.ts';

/** Who has done what with a shipment, newest first. */
export const recordsOfShipment = read(shipmentRecordsApi.auditLogs, byId);
