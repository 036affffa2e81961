/** All tables, one file per area. A new area is a new file and one line here. */
export * from './people.ts';
export * from '../../resources/organizations/table.ts';
export * from './sign-in.ts';
export * from '../../resources/shipments/table.ts';
export * from '../../resources/shipments/intents-table.ts';
export * from '../../resources/shipments/documents-table.ts';
export * from '../../resources/file-assets/table.ts';
export * from '../../resources/rate-requests/table.ts';
export * from '../../resources/contacts/table.ts';
export * from '../../resources/notifications/table.ts';
export * from '../../resources/pages/table.ts';
export * from './idempotency.ts';
export * from './simulated-orders.ts';
export * from './audit.ts';
export * from './socket-attachments.ts';
