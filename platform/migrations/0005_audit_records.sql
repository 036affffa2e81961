CREATE TABLE "audit_records" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"org_code" text NOT NULL,
	"person_id" text,
	"person_name" text,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "shipment_intents" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "audit_records_org_code_at_index" ON "audit_records" USING btree ("org_code","at");--> statement-breakpoint
CREATE INDEX "audit_records_object_kind_object_id_index" ON "audit_records" USING btree ("object_kind","object_id");--> statement-breakpoint
CREATE INDEX "audit_records_request_id_index" ON "audit_records" USING btree ("request_id");