CREATE INDEX "audit_records_at_id_index" ON "audit_records" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_records_person_id_at_index" ON "audit_records" USING btree ("person_id","at");--> statement-breakpoint
CREATE INDEX "audit_records_action_at_index" ON "audit_records" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_records_object_kind_action_at_index" ON "audit_records" USING btree ("object_kind","action","at");--> statement-breakpoint
CREATE INDEX "audit_records_object_id_at_index" ON "audit_records" USING btree ("object_id","at");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_records"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_records are written once and never changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_records_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_records"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_records"();
