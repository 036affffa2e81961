ALTER TABLE "rate_requests" ADD COLUMN "assigned_to_id" text;--> statement-breakpoint
ALTER TABLE "rate_requests" ADD COLUMN "assigned_to_name" text;--> statement-breakpoint
CREATE INDEX "rate_requests_by_status" ON "rate_requests" USING btree ("status","created_at","id");