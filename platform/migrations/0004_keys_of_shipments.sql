-- What earlier releases noted at the shipment, or as a call whose answer never came, is an intent from now on.
INSERT INTO "shipment_intents" ("org_code", "person_id", "person_name", "key", "state", "shipment_id", "created_at", "settled_at")
SELECT "org_code", "created_by_id", "created_by_name", "creation_key", 'done', "id", "created_at", "created_at"
FROM "shipments" WHERE "creation_key" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "shipment_intents" ("org_code", "person_id", "key", "state", "endpoint", "body_hash", "created_at")
SELECT "org_code", "person_id", "key", 'unclear', "endpoint", "body_hash", "created_at"
FROM "idempotency_records" WHERE "endpoint" LIKE 'POST /shipments%' AND "answer" IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "idempotency_records" WHERE "endpoint" LIKE 'POST /shipments%';--> statement-breakpoint
ALTER TABLE "shipments" DROP COLUMN "creation_key";--> statement-breakpoint
ALTER TABLE "shipments" DROP COLUMN "order_key";