CREATE TABLE "label_documents" (
	"shipment_id" text NOT NULL,
	"version" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "label_documents_shipment_id_version_pk" PRIMARY KEY("shipment_id","version")
);
--> statement-breakpoint
CREATE TABLE "tracking_inquiries" (
	"shipment_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "label_documents" ADD CONSTRAINT "label_documents_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_inquiries" ADD CONSTRAINT "tracking_inquiries_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_documents_created_at_index" ON "label_documents" USING btree ("created_at");--> statement-breakpoint
-- Written by hand: what has arrived before has its day in the history.
UPDATE "shipments" SET "delivered_at" = (SELECT max("at") FROM "tracking_events" WHERE "tracking_events"."shipment_id" = "shipments"."id" AND "tracking_events"."status" = 'delivered') WHERE "status" IN ('delivered', 'returned');
