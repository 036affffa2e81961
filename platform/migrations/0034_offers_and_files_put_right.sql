-- Offers that stayed accepted though nothing was ordered by them: what has no time of its order was never taken by a
-- carrier, and what is not being ordered any more will not be.
CREATE TEMPORARY TABLE "not_ordered" ON COMMIT DROP AS
SELECT quote.id, quote.org_code, shipment.id AS shipment_id
FROM "rate_requests" quote
JOIN "shipments" shipment ON shipment.id = quote.shipment_id
WHERE shipment.ordered_at IS NULL AND shipment.ordering IS NULL AND shipment.status IN ('avis', 'cancelled');
--> statement-breakpoint
INSERT INTO "audit_records" ("id", "org_code", "action", "object_kind", "object_id", "changes")
SELECT 'aud_' || gen_random_uuid(), org_code, 'not-ordered', 'rate-request', id,
  jsonb_build_array(jsonb_build_object('field', 'shipmentId', 'before', shipment_id, 'after', null))
FROM "not_ordered";
--> statement-breakpoint
UPDATE "rate_requests" SET "shipment_id" = NULL FROM "not_ordered" WHERE "rate_requests".id = "not_ordered".id;
--> statement-breakpoint
-- Files that were confirmed though not all of them is there cannot be opened and never will be: they are taken off
-- their shipments, whose histories name them, so that whoever has them attaches them again.
CREATE TEMPORARY TABLE "broken_files" ON COMMIT DROP AS
SELECT file.id, file.org_code, file.file_name, file.media_type, file.size
FROM "file_assets" file
LEFT JOIN "file_asset_chunks" piece ON piece.asset_id = file.id AND piece.upload_id = file.upload_id
WHERE file.confirmed_at IS NOT NULL
GROUP BY file.id
HAVING coalesce(sum(octet_length(piece.bytes)), 0) <> file.size OR count(piece.position) <> max(piece.position) + 1;
--> statement-breakpoint
INSERT INTO "audit_records" ("id", "org_code", "action", "object_kind", "object_id", "changes")
SELECT 'aud_' || gen_random_uuid(), file.org_code, 'detached', 'shipment', attached.shipment_id, jsonb_build_array(
  jsonb_build_object('field', 'attachment.fileName', 'before', file.file_name, 'after', null),
  jsonb_build_object('field', 'attachment.mediaType', 'before', file.media_type, 'after', null),
  jsonb_build_object('field', 'attachment.size', 'before', file.size, 'after', null))
FROM "broken_files" file
JOIN "shipment_attachments" attached ON attached.asset_id = file.id;
--> statement-breakpoint
DELETE FROM "shipment_attachments" USING "broken_files" WHERE "asset_id" = "broken_files".id;
--> statement-breakpoint
DELETE FROM "file_assets" USING "broken_files" WHERE "file_assets".id = "broken_files".id;
