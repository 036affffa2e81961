CREATE TABLE "carrier_products" (
	"id" text PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"delivery_speed" text NOT NULL,
	"contents" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"max_weight_kg" double precision NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 100 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "carrier_products_carrier_code_unique" UNIQUE("carrier","code")
);
--> statement-breakpoint
CREATE TABLE "organization_products" (
	"org_code" text NOT NULL,
	"product_id" text NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "organization_products_org_code_product_id_pk" PRIMARY KEY("org_code","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"run_id" text NOT NULL,
	"carrier" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "product_changes_run_id_carrier_code_pk" PRIMARY KEY("run_id","carrier","code")
);
--> statement-breakpoint
ALTER TABLE "organization_products" ADD CONSTRAINT "organization_products_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_products" ADD CONSTRAINT "organization_products_product_id_carrier_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."carrier_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_run_id_cron_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."cron_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION "give_default_products"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "organization_products" ("org_code", "product_id", "is_active")
    SELECT NEW."org_code", "id", false FROM "carrier_products" WHERE NOT "is_default"
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "organizations_get_default_products" AFTER INSERT ON "organizations"
  FOR EACH ROW EXECUTE FUNCTION "give_default_products"();
--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "is_customs_required" boolean;--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "is_postal_code_required" boolean;--> statement-breakpoint
UPDATE "countries" SET "is_customs_required" = NOT "is_eu_member", "is_postal_code_required" = "postal_code_pattern" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "is_customs_required" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "countries" ALTER COLUMN "is_postal_code_required" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "territories" ADD COLUMN "note" text DEFAULT '' NOT NULL;
