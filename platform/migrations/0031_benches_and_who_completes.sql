ALTER TABLE "shipments" ADD COLUMN "completed_at_bench" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "completed_by_name" text;