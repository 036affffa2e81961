import { sql } from 'drizzle-orm';

/*
 * Of which shipments carriers are asked. Indexes and queries say it in the same words: with parameters in
 * their place the planner would not know the index again.
 */

export const isUnderWay = sql.raw(
  "tracking_number is not null and not is_demo and status in ('ordered', 'transit', 'in_delivery', 'exception')",
);
export const hasArrived = sql.raw("tracking_number is not null and not is_demo and status = 'delivered'");
export const isWithoutNumber = sql.raw("tracking_number is null and not is_demo and status = 'ordered'");
