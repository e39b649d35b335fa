CREATE TABLE "account_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"how" text,
	"reference" text,
	"received_on" date NOT NULL,
	"ledger_id" integer,
	"order_id" integer,
	"receipt_id" integer,
	"reverses" integer,
	"reversal_cause" text,
	"bank_fee_paise" bigint,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_ledger_kind" CHECK ("account_ledger"."kind" in ('receipt', 'allotted', 'returned', 'moved', 'moved-back', 'paid-back', 'reversal')),
	CONSTRAINT "account_ledger_sign" CHECK ("account_ledger"."amount_paise" <> 0 and case when "account_ledger"."kind" in ('receipt', 'returned', 'moved') then "account_ledger"."amount_paise" > 0
        when "account_ledger"."kind" in ('allotted', 'moved-back', 'paid-back') then "account_ledger"."amount_paise" < 0 else true end),
	CONSTRAINT "account_ledger_how" CHECK (("account_ledger"."how" is null) = ("account_ledger"."kind" in ('allotted', 'returned', 'moved', 'moved-back'))),
	CONSTRAINT "account_ledger_order" CHECK (("account_ledger"."how" is null) = ("account_ledger"."order_id" is not null) and ("account_ledger"."order_id" is null) = ("account_ledger"."ledger_id" is null)),
	CONSTRAINT "account_ledger_reversal" CHECK (("account_ledger"."kind" in ('returned', 'moved-back', 'reversal')) = ("account_ledger"."reverses" is not null) and ("account_ledger"."reverses" is null) = ("account_ledger"."reversal_cause" is null)),
	CONSTRAINT "account_ledger_reversal_cause" CHECK ("account_ledger"."reversal_cause" in ('wrong-order', 'wrong-amount', 'bounced', 'mistake')),
	CONSTRAINT "account_ledger_bank_fee" CHECK ("account_ledger"."bank_fee_paise" is null or ("account_ledger"."bank_fee_paise" > 0 and coalesce("account_ledger"."reversal_cause", '') = 'bounced'))
);
--> statement-breakpoint
ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_kind";--> statement-breakpoint
ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_sign";--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_ledger_id_payment_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_receipt_id_account_ledger_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."account_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_reverses_account_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."account_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger" ADD CONSTRAINT "account_ledger_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_of_customer" ON "account_ledger" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "account_by_day" ON "account_ledger" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "account_by_reference" ON "account_ledger" USING btree ("reference") WHERE "account_ledger"."kind" = 'receipt';--> statement-breakpoint
CREATE INDEX "account_of_receipt" ON "account_ledger" USING btree ("receipt_id") WHERE "account_ledger"."receipt_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_of_ledger" ON "account_ledger" USING btree ("ledger_id") WHERE "account_ledger"."ledger_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_reversed_once" ON "account_ledger" USING btree ("reverses") WHERE "account_ledger"."reverses" is not null;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_kind" CHECK ("payment_ledger"."kind" in ('payment', 'refund', 'cash', 'transfer', 'cheque', 'reversal', 'credit', 'debit', 'account', 'moved', 'tds'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_sign" CHECK ("payment_ledger"."amount_paise" <> 0 and ("payment_ledger"."kind" in ('refund', 'reversal', 'debit', 'moved')) = ("payment_ledger"."amount_paise" < 0));--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON account_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date;
BEGIN
  IF TG_TABLE_NAME = 'documents' THEN
    day := (NEW.issued_at AT TIME ZONE 'Asia/Kolkata')::date;
  ELSIF TG_TABLE_NAME IN ('payment_ledger', 'account_ledger') THEN
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
CREATE TRIGGER refuse_closed_day BEFORE INSERT ON account_ledger FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();--> statement-breakpoint
-- Nobody has less than nothing on account. Entries of one customer are written one after the other.
CREATE FUNCTION refuse_uncovered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('account ' || NEW.customer_id, 0));
  IF NEW.amount_paise < 0 AND (SELECT coalesce(sum(amount_paise), 0) FROM account_ledger WHERE customer_id = NEW.customer_id) + NEW.amount_paise < 0 THEN
    RAISE EXCEPTION 'the account does not hold that much' USING ERRCODE = 'check_violation', TABLE = 'account_ledger', CONSTRAINT = 'account_ledger_covered';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_uncovered BEFORE INSERT ON account_ledger FOR EACH ROW EXECUTE FUNCTION refuse_uncovered();
