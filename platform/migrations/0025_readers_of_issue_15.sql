CREATE TABLE "day_end_closing_attempts" (
	"closing_id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"shipment_ids" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "set_up_hash" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "dissolved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "open_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "day_end_closing_attempts" ADD CONSTRAINT "day_end_closing_attempts_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "day_end_closing_attempts_org_code_index" ON "day_end_closing_attempts" USING btree ("org_code");--> statement-breakpoint
CREATE INDEX "day_end_closing_attempts_created_at_index" ON "day_end_closing_attempts" USING btree ("created_at");