DROP INDEX "alerts_open";--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "seen_by" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "made_from" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "password_tickets" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_seen_by_staff_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_unseen" ON "alerts" USING btree ("id") WHERE "alerts"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "alerts_unmailed" ON "alerts" USING btree ("id") WHERE "alerts"."mailed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_made_once" ON "documents" USING btree ("order_id","kind","made_from");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("txnid","digest");--> statement-breakpoint
ALTER TABLE "alerts" DROP COLUMN "settled_at";--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_seen" CHECK (("alerts"."seen_at" is null) = ("alerts"."seen_by" is null));--> statement-breakpoint
ALTER TABLE "password_tickets" ADD CONSTRAINT "password_tickets_tries" CHECK ("password_tickets"."tries" >= 0);;--> statement-breakpoint
-- Anybody who knows a transaction number can post messages about it: those without a valid signature may be forgotten.
CREATE FUNCTION refuse_change_unless_unsigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.hash_ok IS FALSE AND OLD.received_at < now() - interval '30 days' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER append_only ON payment_events;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only_but_unsigned BEFORE DELETE ON payment_events FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_unsigned();
--> statement-breakpoint
-- Payments of the sandbox were noted as PayU's.
UPDATE payment_attempts SET gateway = 'sandbox' WHERE txnid IN (SELECT txnid FROM sandbox_payments);
