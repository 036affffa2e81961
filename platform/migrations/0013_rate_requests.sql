CREATE TABLE "rate_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"body_hash" text,
	"draft" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_id" text,
	"answered_by_name" text,
	"message" text DEFAULT '' NOT NULL,
	"offer" jsonb,
	"shipment_id" text
);
--> statement-breakpoint
ALTER TABLE "rate_requests" ADD CONSTRAINT "rate_requests_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD CONSTRAINT "rate_requests_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_requests_of_organization" ON "rate_requests" USING btree ("org_code","created_at","id");--> statement-breakpoint
CREATE INDEX "rate_requests_newest" ON "rate_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_requests_shipment_id_index" ON "rate_requests" USING btree ("shipment_id");