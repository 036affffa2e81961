ALTER TABLE "shipments" ADD COLUMN "numbers" text[] GENERATED ALWAYS AS (array_remove(array[
  'LO-' || order_number::text,
  upper(regexp_replace(tracking_number, '\s', '', 'g')),
  nullif(upper(regexp_replace(draft ->> 'referenceNumber', '\s', '', 'g')), ''),
  nullif(upper(regexp_replace(draft ->> 'referenceNumber2', '\s', '', 'g')), '')
], null)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_numbers" ON "shipments" USING gin ("org_code","numbers");--> statement-breakpoint
CREATE INDEX "shipments_of_organization_by_order" ON "shipments" USING btree ("org_code","ordered_at");