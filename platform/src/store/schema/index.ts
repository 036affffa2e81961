/** All tables, one file per area. A new area is a new file and one line here. */
export * from './people.ts';
export * from './invitations.ts';
export * from './sign-in.ts';
export * from './shipments.ts';
export * from './shipment-intents.ts';
export * from './shipment-documents.ts';
export * from './contacts.ts';
export * from './notifications.ts';
export * from './idempotency.ts';
export * from './simulated-orders.ts';
export * from './audit.ts';
export * from './socket-attachments.ts';
