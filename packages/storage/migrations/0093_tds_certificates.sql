CREATE TABLE "receipt_tds" (
	"ledger_id" integer PRIMARY KEY NOT NULL,
	"receipt_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tds_certificates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tds_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"quarter" date NOT NULL,
	"number" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"received_on" date NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "tds_certificates_amount" CHECK ("tds_certificates"."amount_paise" > 0),
	CONSTRAINT "tds_certificates_quarter" CHECK (extract(day from "tds_certificates"."quarter") = 1 and extract(month from "tds_certificates"."quarter") in (1, 4, 7, 10)),
	CONSTRAINT "tds_certificates_withdrawn" CHECK (("tds_certificates"."withdrawn_at" is null) = ("tds_certificates"."withdrawn_by" is null))
);
--> statement-breakpoint
ALTER TABLE "receipt_tds" ADD CONSTRAINT "receipt_tds_ledger_id_payment_ledger_id_fk" FOREIGN KEY ("ledger_id") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_tds" ADD CONSTRAINT "receipt_tds_receipt_id_account_ledger_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."account_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_certificates" ADD CONSTRAINT "tds_certificates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_certificates" ADD CONSTRAINT "tds_certificates_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tds_certificates" ADD CONSTRAINT "tds_certificates_withdrawn_by_staff_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tds_certificate_once" ON "tds_certificates" USING btree ("customer_id","quarter","number") WHERE "tds_certificates"."withdrawn_at" is null;