-- Find parts of words, of one organisation; see the indexes below.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
DROP INDEX "shipments_org_code_created_at_order_number_index";--> statement-breakpoint
DROP INDEX "shipments_org_code_status_index";--> statement-breakpoint
DROP INDEX "contacts_org_code_kind_index";--> statement-breakpoint
DROP INDEX "notifications_org_code_created_at_ordinal_index";--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notifications_read_up_to" integer DEFAULT coalesce(pg_sequence_last_value('public.notifications_ordinal_seq'::regclass)::integer, 0) NOT NULL;--> statement-breakpoint
-- Whoever is a member already keeps what they have not read: the watermark lies below the first of it.
UPDATE "memberships" SET "notifications_read_up_to" = least("notifications_read_up_to", (
	SELECT min("ordinal") - 1 FROM "notifications"
	WHERE "notifications"."org_code" = "memberships"."org_code"
		AND "created_by_id" IS DISTINCT FROM "account_id"
		AND NOT EXISTS (
			SELECT 1 FROM "notification_reads" WHERE "notification_id" = "notifications"."id" AND "person_id" = "account_id"
		)
));--> statement-breakpoint
-- Only what was read beyond the watermark needs a mark of its own.
DELETE FROM "notification_reads" USING "notifications", "memberships"
WHERE "notification_id" = "notifications"."id" AND "person_id" = "account_id"
	AND "notifications"."org_code" = "memberships"."org_code" AND "notifications"."ordinal" <= "notifications_read_up_to";--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "status_group" text GENERATED ALWAYS AS (case when ordering is not null then 'ordered' when status in ('avis') then 'avis' when status in ('ordered') then 'ordered' when status in ('transit', 'in_delivery') then 'transit' when status in ('exception') then 'exception' when status in ('delivered') then 'delivered' when status in ('cancelled', 'returned') then 'ended' end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "shipments_of_organization" ON "shipments" USING btree ("org_code","created_at","order_number","status_group","carrier");--> statement-breakpoint
CREATE INDEX "shipments_of_organization_by_group" ON "shipments" USING btree ("org_code","status_group","created_at","order_number","carrier");--> statement-breakpoint
CREATE INDEX "shipments_newest" ON "shipments" USING btree ("created_at","order_number","status_group","carrier");--> statement-breakpoint
CREATE INDEX "shipments_by_group" ON "shipments" USING btree ("status_group","created_at","order_number","carrier");--> statement-breakpoint
CREATE INDEX "shipments_search" ON "shipments" USING gin ("org_code","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contacts_of_organization" ON "contacts" USING btree ("org_code","last_used_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id","kind");--> statement-breakpoint
CREATE INDEX "contacts_of_organization_by_kind" ON "contacts" USING btree ("org_code","kind","last_used_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contacts_last_used" ON "contacts" USING btree ("last_used_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id","kind");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ("org_code","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notification_reads_notification_id_index" ON "notification_reads" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "notifications_of_organization" ON "notifications" USING btree ("org_code","ordinal","created_by_id","id");--> statement-breakpoint
CREATE INDEX "notifications_oldest" ON "notifications" USING btree ("created_at");