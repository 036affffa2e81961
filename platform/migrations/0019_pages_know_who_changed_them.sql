ALTER TABLE "pages" ADD COLUMN "updated_by_id" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "updated_by_name" text;