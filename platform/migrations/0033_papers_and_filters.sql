ALTER TABLE "shipments" drop column "facets";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (array_remove(array[
  'carrier:' || carrier,
  'product:' || (draft ->> 'carrierProductCode'),
  'country:' || (draft #>> '{to,address,countryCode}'),
  'sender:' || (draft ->> 'linkedSenderId'),
  'by:' || created_by_id,
  case when draft ->> 'dangerous' = 'true' then 'dangerous' end,
  case when draft ->> 'insured' = 'true' then 'insured' end,
  case when draft ->> 'neutralShipment' = 'true' then 'neutral' end,
  case when printed_at is null and tracking_number is not null and status <> 'cancelled' then 'unprinted' end,
  'postcode:' || nullif(left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 1), left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 0)), 'postcode:' || nullif(left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 2), left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 1)), 'postcode:' || nullif(left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 3), left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 2)), 'postcode:' || nullif(left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 4), left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 3)), 'postcode:' || nullif(left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 5), left(translate(draft #>> '{to,address,postalCode}', ' -', ''), 4))
], null)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "printed_papers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_facets" ON "shipments" USING gin ("org_code","facets");