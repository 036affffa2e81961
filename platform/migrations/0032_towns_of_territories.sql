ALTER TABLE "territories" ADD COLUMN "towns" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Livigno and Campione share a postcode with ordinary towns: what staff have changed or removed goes on as two entries.
INSERT INTO "territories" ("id", "is_active", "country_code", "postal_code_prefixes", "postal_code_length", "towns", "name", "is_in_customs_territory", "is_in_vat_territory", "note")
SELECT 'IT-' || shared.code, kept.is_active, 'IT', ARRAY[shared.code], kept.postal_code_length, shared.towns, kept.name, kept.is_in_customs_territory, kept.is_in_vat_territory, kept.note
FROM "territories" kept
JOIN (VALUES ('IT-23041', '23030', ARRAY['Livigno', 'Trepalle']), ('IT-22061', '22060', ARRAY['Campione'])) AS shared (id, code, towns) ON kept.id = shared.id
WHERE shared.code = ANY (kept.postal_code_prefixes)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "territories" SET "postal_code_prefixes" = array_remove("postal_code_prefixes", shared.code), "version" = "version" + 1
FROM (VALUES ('IT-23041', '23030'), ('IT-22061', '22060')) AS shared (id, code)
WHERE "territories".id = shared.id AND shared.code = ANY ("postal_code_prefixes") AND cardinality("postal_code_prefixes") > 1;
--> statement-breakpoint
-- What was one territory of several islands is one for each by now: whoever has removed it has removed them all.
INSERT INTO "territories" ("id", "is_active", "country_code", "postal_code_prefixes", "name", "is_in_customs_territory", "is_in_vat_territory", "note")
SELECT kept.country_code || '-' || prefix, false, kept.country_code, ARRAY[prefix], kept.name, kept.is_in_customs_territory, kept.is_in_vat_territory, kept.note
FROM "territories" kept CROSS JOIN LATERAL unnest(kept.postal_code_prefixes) AS prefix
WHERE kept.id IN ('FR-971', 'FR-975', 'GB-JE') AND NOT kept.is_active
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Countries overseas of which nobody had decided anything about postcodes ask for them, as the default set does.
UPDATE "countries" SET "postal_code_pattern" = known.pattern, "postal_code_example" = known.example, "is_postal_code_required" = true, "strict" = true, "version" = "version" + 1
FROM (VALUES
  ('AU', '\d{4}', '2060'),
  ('BR', '\d{5}-\d{3}', '40301-110'),
  ('CL', '\d{7}', '8340457'),
  ('CN', '\d{6}', '266033'),
  ('IL', '\d{5}(?:\d{2})?', '9614303'),
  ('IN', '[1-9]\d{5}', '110034'),
  ('JP', '\d{3}-\d{4}', '154-0023'),
  ('KR', '\d{5}', '03051'),
  ('MX', '\d{5}', '02860'),
  ('NZ', '\d{4}', '6001'),
  ('SG', '\d{6}', '546080'),
  ('TH', '\d{5}', '10150'),
  ('ZA', '\d{4}', '0083')
) AS known (code, pattern, example)
WHERE "countries".code = known.code AND "postal_code_pattern" IS NULL AND NOT "is_postal_code_required";
