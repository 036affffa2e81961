CREATE TABLE "carrier_calls" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"carrier" text NOT NULL,
	"operation" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "carrier_calls_of_carrier" ON "carrier_calls" USING btree ("carrier","created_at","id");--> statement-breakpoint
CREATE INDEX "carrier_calls_failed" ON "carrier_calls" USING btree ("carrier","created_at","id") WHERE outcome in ('faulty', 'unreachable', 'timeout');--> statement-breakpoint
CREATE INDEX "carrier_calls_by_time" ON "carrier_calls" USING btree ("created_at");