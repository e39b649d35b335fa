CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"operation" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_staff" ON "audit_entries" USING btree ("staff_id","id");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- There was one role, which might do everything.
UPDATE "staff" SET "role" = 'Admin' WHERE "role" = 'staff';
