CREATE TABLE "test_executions" (
	"id" text PRIMARY KEY NOT NULL,
	"sample_id" text NOT NULL,
	"item_id" text,
	"number" integer NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"started_by_id" text NOT NULL,
	"started_by_name" text NOT NULL,
	"org_code" text NOT NULL,
	"tolerance_percent" double precision NOT NULL,
	"ignored_fields" text[] NOT NULL,
	"total" integer NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"deviant" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"lease_id" text,
	"lease_ends_at" timestamp with time zone,
	"deaths" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "test_executions_sampleId_number_unique" UNIQUE("sample_id","number")
);
--> statement-breakpoint
CREATE TABLE "test_items" (
	"id" text PRIMARY KEY NOT NULL,
	"sample_id" text NOT NULL,
	"ordinal" bigserial NOT NULL,
	"name" text NOT NULL,
	"operation" text NOT NULL,
	"carrier" text NOT NULL,
	"product_code" text NOT NULL,
	"request" jsonb NOT NULL,
	"expected" jsonb,
	"expected_at" timestamp with time zone,
	"expected_by_id" text,
	"expected_by_name" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"execution_id" text NOT NULL,
	"item_id" text NOT NULL,
	"number" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"carrier" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"deviations" integer DEFAULT 0 NOT NULL,
	"duration_ms" integer,
	"received" jsonb,
	"expected" jsonb,
	CONSTRAINT "test_results_execution_id_item_id_pk" PRIMARY KEY("execution_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "test_samples" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tolerance_percent" double precision NOT NULL,
	"ignored_fields" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" text NOT NULL,
	"updated_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_executions" ADD CONSTRAINT "test_executions_sample_id_test_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."test_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_items" ADD CONSTRAINT "test_items_sample_id_test_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."test_samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_execution_id_test_executions_id_fk" FOREIGN KEY ("execution_id") REFERENCES "public"."test_executions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "test_executions_one_at_a_time" ON "test_executions" USING btree ("sample_id") WHERE "test_executions"."status" = 'running';--> statement-breakpoint
CREATE INDEX "test_executions_by_age" ON "test_executions" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "test_items_in_order" ON "test_items" USING btree ("sample_id","ordinal");--> statement-breakpoint
CREATE INDEX "test_results_of_item" ON "test_results" USING btree ("item_id","number");