CREATE TABLE "shipment_intents" (
	"org_code" text NOT NULL,
	"person_id" text NOT NULL,
	"key" text NOT NULL,
	"person_name" text,
	"state" text NOT NULL,
	"endpoint" text,
	"body_hash" text,
	"shipment_id" text,
	"request" jsonb,
	"failure" jsonb,
	"lease_id" text,
	"lease_ends_at" timestamp with time zone,
	"missing_is_final_from" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "shipment_intents_org_code_person_id_key_pk" PRIMARY KEY("org_code","person_id","key")
);
--> statement-breakpoint
CREATE TABLE "simulated_orders" (
	"carrier" text NOT NULL,
	"reference" text NOT NULL,
	"confirmation" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simulated_orders_carrier_reference_pk" PRIMARY KEY("carrier","reference")
);
--> statement-breakpoint
DROP INDEX "shipments_org_code_created_by_id_creation_key_index";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "ordering" text;--> statement-breakpoint
CREATE INDEX "shipment_intents_next_try_at_index" ON "shipment_intents" USING btree ("next_try_at") WHERE "shipment_intents"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "shipment_intents_shipment_id_index" ON "shipment_intents" USING btree ("shipment_id");