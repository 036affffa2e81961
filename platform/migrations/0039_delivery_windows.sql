ALTER TABLE "shipments" ADD COLUMN "delivery_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivery_until" timestamp with time zone;