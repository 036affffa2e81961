ALTER TABLE "day_end_closings" ADD COLUMN "failures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "day_end_closings" DROP COLUMN "failed";