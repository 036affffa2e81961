import { bigserial, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';

/**
 * What instances of the platform tell one another and NOTIFY is too small for. The columns are those
 * that the socket's adapter writes and deletes by name; a migration makes them, because two instances
 * that start together would both make the table.
 */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'bigint' }).unique(),
  createdAt: timestamp({ withTimezone: true }).defaultNow(),
  payload: bytes(),
});
