CREATE TABLE "saved_boxes" (
	"id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"name" text NOT NULL,
	"packaging" text NOT NULL,
	"length_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"empty_weight_kg" double precision,
	CONSTRAINT "saved_boxes_name" UNIQUE("org_code","name")
);
--> statement-breakpoint
ALTER TABLE "saved_boxes" ADD CONSTRAINT "saved_boxes_org_code_organizations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."organizations"("org_code") ON DELETE cascade ON UPDATE no action;