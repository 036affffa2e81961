ALTER TABLE "shipments" ADD COLUMN "delivery_day" date GENERATED ALWAYS AS (coalesce(
  case when status = 'delivered' then (delivered_at at time zone 'Europe/Berlin')::date end,
  expected_delivery_date,
  case when draft #>> '{shipmentData,requestedDeliveryDate}' ~ '^\d{4}-\d{2}-\d{2}$' then make_date(
    substr(draft #>> '{shipmentData,requestedDeliveryDate}', 1, 4)::integer, substr(draft #>> '{shipmentData,requestedDeliveryDate}', 6, 2)::integer, substr(draft #>> '{shipmentData,requestedDeliveryDate}', 9, 2)::integer
  ) end,
  (created_at at time zone 'Europe/Berlin')::date
)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (array_remove(array[
  'carrier:' || carrier,
  'product:' || (draft ->> 'carrierProductCode'),
  'country:' || (draft #>> '{to,address,countryCode}'),
  'by:' || created_by_id,
  case when draft ->> 'dangerous' = 'true' then 'dangerous' end,
  case when draft ->> 'insured' = 'true' then 'insured' end,
  case when draft ->> 'neutralShipment' = 'true' then 'neutral' end,
  case when printed_at is null and tracking_number is not null and status <> 'cancelled' then 'unprinted' end
], null)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_of_organization_by_delivery" ON "shipments" USING btree ("org_code","delivery_day","order_number","status_group");--> statement-breakpoint
CREATE INDEX "shipments_of_organization_by_group_and_delivery" ON "shipments" USING btree ("org_code","status_group","delivery_day","order_number");--> statement-breakpoint
CREATE INDEX "shipments_by_delivery" ON "shipments" USING btree ("delivery_day","order_number","status_group");--> statement-breakpoint
CREATE INDEX "shipments_by_group_and_delivery" ON "shipments" USING btree ("status_group","delivery_day","order_number");--> statement-breakpoint
CREATE INDEX "shipments_facets" ON "shipments" USING gin ("org_code","facets");