ALTER TABLE "rate_requests" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD COLUMN "withdrawn_by_id" text;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD COLUMN "withdrawn_by_name" text;