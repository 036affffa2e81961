ALTER TABLE "file_assets" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file_assets" ADD COLUMN "sha256" text;