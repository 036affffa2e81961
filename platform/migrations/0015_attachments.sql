CREATE TABLE "file_asset_chunks" (
	"asset_id" text NOT NULL,
	"upload_id" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "file_asset_chunks_asset_id_upload_id_position_pk" PRIMARY KEY("asset_id","upload_id","position")
);
--> statement-breakpoint
CREATE TABLE "file_asset_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"asset_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"created_by_id" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"upload_id" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"added_by_id" text NOT NULL,
	"added_by_name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipment_attachments_assetId_unique" UNIQUE("asset_id")
);
--> statement-breakpoint
ALTER TABLE "file_asset_chunks" ADD CONSTRAINT "file_asset_chunks_asset_id_file_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."file_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_asset_keys" ADD CONSTRAINT "file_asset_keys_asset_id_file_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."file_assets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_assets" ADD CONSTRAINT "file_assets_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_attachments" ADD CONSTRAINT "shipment_attachments_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_attachments" ADD CONSTRAINT "shipment_attachments_asset_id_file_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."file_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_asset_keys_asset_id_index" ON "file_asset_keys" USING btree ("asset_id");--> statement-breakpoint
CREATE INDEX "file_asset_keys_created_at_index" ON "file_asset_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "file_assets_org_code_created_by_id_index" ON "file_assets" USING btree ("org_code","created_by_id");--> statement-breakpoint
CREATE INDEX "file_assets_created_at_index" ON "file_assets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shipment_attachments_shipment_id_added_at_index" ON "shipment_attachments" USING btree ("shipment_id","added_at");