CREATE TABLE "settlement_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	"withdrawn_reason" text,
	CONSTRAINT "settlement_imports_withdrawn" CHECK (("settlement_imports"."withdrawn_at" is null) = ("settlement_imports"."withdrawn_by" is null) and ("settlement_imports"."withdrawn_at" is null) = ("settlement_imports"."withdrawn_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "settlement_rows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"utr" text NOT NULL,
	"settled_on" date NOT NULL,
	"booked_on" date NOT NULL,
	"txnid" text NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"fee_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"net_paise" bigint NOT NULL,
	"attempt_id" integer,
	"refund_id" integer,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "settlement_rows_kind" CHECK ("settlement_rows"."kind" in ('payment', 'refund', 'chargeback', 'adjustment')),
	CONSTRAINT "settlement_rows_sums" CHECK ("settlement_rows"."amount_paise" - "settlement_rows"."fee_paise" - "settlement_rows"."cgst_paise" - "settlement_rows"."sgst_paise" - "settlement_rows"."igst_paise" = "settlement_rows"."net_paise"),
	CONSTRAINT "settlement_rows_paid" CHECK ("settlement_rows"."kind" <> 'payment' or ("settlement_rows"."amount_paise" >= 0)),
	CONSTRAINT "settlement_rows_refund" CHECK ("settlement_rows"."refund_id" is null or "settlement_rows"."kind" = 'refund')
);
--> statement-breakpoint
ALTER TABLE "settlement_imports" ADD CONSTRAINT "settlement_imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_imports" ADD CONSTRAINT "settlement_imports_withdrawn_by_staff_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_import_id_settlement_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."settlement_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_rows" ADD CONSTRAINT "settlement_rows_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_once" ON "settlement_rows" USING btree ("key") WHERE not "settlement_rows"."is_withdrawn";--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_of_payment" ON "settlement_rows" USING btree ("attempt_id") WHERE "settlement_rows"."kind" = 'payment' and not "settlement_rows"."is_withdrawn";--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_rows_of_refund" ON "settlement_rows" USING btree ("refund_id") WHERE not "settlement_rows"."is_withdrawn";--> statement-breakpoint
CREATE INDEX "settlement_rows_of_import" ON "settlement_rows" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "settlement_rows_by_day" ON "settlement_rows" USING btree ("booked_on","id");--> statement-breakpoint
CREATE INDEX "settlement_rows_of_settlement" ON "settlement_rows" USING btree ("utr");--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date;
BEGIN
  IF TG_TABLE_NAME = 'documents' THEN
    day := (NEW.issued_at AT TIME ZONE 'Asia/Kolkata')::date;
  ELSIF TG_TABLE_NAME = 'payment_ledger' THEN
    day := NEW.received_on;
  ELSE
    day := NEW.booked_on;
  END IF;
  IF EXISTS (SELECT FROM settings WHERE key = 'closed-books' AND value ->> 'through' <> '' AND day <= (value ->> 'through')::date) THEN
    RAISE EXCEPTION 'the books of that day are closed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_closed_day BEFORE INSERT OR UPDATE OF is_withdrawn ON settlement_rows FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
