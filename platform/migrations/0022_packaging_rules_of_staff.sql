ALTER TABLE "packaging_rules" ADD COLUMN "updated_by_id" text;--> statement-breakpoint
ALTER TABLE "packaging_rules" ADD COLUMN "updated_by_name" text;