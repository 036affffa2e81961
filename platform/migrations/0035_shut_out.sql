CREATE TABLE "dissolved_organizations" (
	"org_code" text PRIMARY KEY NOT NULL,
	"dissolved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_members" (
	"org_code" text NOT NULL,
	"account_id" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_members_org_code_account_id_pk" PRIMARY KEY("org_code","account_id")
);
--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What older releases have ended is in the log. What is there again has been brought back since, and stays.
INSERT INTO "dissolved_organizations" ("org_code", "dissolved_at")
SELECT record.object_id, max(record.at)
FROM "audit_records" record
LEFT JOIN "organizations" organization ON organization.org_code = record.object_id
WHERE record.object_kind = 'organization' AND record.action = 'deleted'
  AND (organization.org_code IS NULL OR organization.dissolved_at IS NOT NULL)
GROUP BY record.object_id;
--> statement-breakpoint
INSERT INTO "removed_members" ("org_code", "account_id", "removed_at")
SELECT record.org_code, record.object_id, max(record.at)
FROM "audit_records" record
JOIN "organizations" organization ON organization.org_code = record.org_code
LEFT JOIN "memberships" membership ON membership.org_code = record.org_code AND membership.account_id = record.object_id
WHERE record.object_kind = 'user' AND record.action = 'deleted' AND membership.account_id IS NULL
GROUP BY record.org_code, record.object_id;
