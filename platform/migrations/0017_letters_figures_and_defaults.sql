CREATE TABLE "invitation_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"email" text NOT NULL,
	"invitation_id" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_details" (
	"org_code" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"address_line1" text DEFAULT '' NOT NULL,
	"address_line2" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"cost_centre" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "shipments_of_organization_by_order";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_given_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "invited_family_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "memberships" AS "invited" SET "invited_given_name" = "accounts"."given_name", "invited_family_name" = "accounts"."family_name" FROM "accounts" WHERE "accounts"."id" = "invited"."account_id" AND "invited"."status" = 'invited' AND NOT EXISTS (SELECT 1 FROM "memberships" AS "other" WHERE "other"."account_id" = "invited"."account_id" AND "other"."org_code" <> "invited"."org_code");--> statement-breakpoint
ALTER TABLE "organization_settings" ADD COLUMN "shipment_defaults" jsonb;--> statement-breakpoint
ALTER TABLE "invitation_letters" ADD CONSTRAINT "invitation_letters_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_letters" ADD CONSTRAINT "invitation_letters_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_letters_org_code_created_at_index" ON "invitation_letters" USING btree ("org_code","created_at");--> statement-breakpoint
CREATE INDEX "invitation_letters_email_created_at_index" ON "invitation_letters" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "invitation_letters_invitation_id_index" ON "invitation_letters" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_letters_next_try_at_index" ON "invitation_letters" USING btree ("next_try_at") WHERE "invitation_letters"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "shipments_of_organization_by_order" ON "shipments" USING btree ("org_code","ordered_at","carrier","status","price_net_cents");