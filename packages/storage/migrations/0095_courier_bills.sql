CREATE TABLE "courier_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"courier" text NOT NULL,
	"number" text NOT NULL,
	"billed_on" date NOT NULL,
	"booked_on" date NOT NULL,
	"sent_from" date,
	"sent_to" date,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"is_reverse_charge" boolean NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "courier_bills_kind" CHECK ("courier_bills"."kind" in ('bill', 'taken-off')),
	CONSTRAINT "courier_bills_amounts" CHECK ("courier_bills"."taxable_paise" > 0 and "courier_bills"."cgst_paise" >= 0 and "courier_bills"."sgst_paise" >= 0 and "courier_bills"."igst_paise" >= 0),
	CONSTRAINT "courier_bills_sent" CHECK (("courier_bills"."sent_from" is null) = ("courier_bills"."sent_to" is null)),
	CONSTRAINT "courier_bills_withdrawn" CHECK (("courier_bills"."withdrawn_at" is null) = ("courier_bills"."withdrawn_by" is null))
);
--> statement-breakpoint
ALTER TABLE "courier_bills" ADD CONSTRAINT "courier_bills_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_bills" ADD CONSTRAINT "courier_bills_withdrawn_by_staff_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "courier_bill_once" ON "courier_bills" USING btree ("kind",lower("courier"),"number") WHERE "courier_bills"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "courier_bills_by_day" ON "courier_bills" USING btree ("booked_on","id");