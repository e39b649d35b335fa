CREATE TABLE "eway_bills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "eway_bills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"mode" text NOT NULL,
	"distance" integer NOT NULL,
	"transporter_id" text,
	"transporter_name" text,
	"vehicle" text,
	"transport_document" text,
	"transport_document_on" date,
	"number" text,
	"made_at" timestamp with time zone,
	"valid_until" date,
	"cancelled_at" timestamp with time zone,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eway_bills_number_unique" UNIQUE("number"),
	CONSTRAINT "eway_bills_mode" CHECK ("eway_bills"."mode" in ('road', 'rail', 'air', 'ship')),
	CONSTRAINT "eway_bills_distance" CHECK ("eway_bills"."distance" between 0 and 4000),
	CONSTRAINT "eway_bills_number" CHECK ("eway_bills"."number" ~ '^[0-9]{12}$'),
	CONSTRAINT "eway_bills_made" CHECK (("eway_bills"."number" is null) = ("eway_bills"."made_at" is null) and ("eway_bills"."number" is null) = ("eway_bills"."valid_until" is null)),
	CONSTRAINT "eway_bills_cancelled" CHECK ("eway_bills"."cancelled_at" is null or "eway_bills"."number" is not null)
);
--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_numbered";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_supply_type";--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eway_bills" ADD CONSTRAINT "eway_bills_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "eway_bills_open" ON "eway_bills" USING btree ("document_id") WHERE "eway_bills"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "eway_bills_of_order" ON "eway_bills" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "eway_bills_valid" ON "eway_bills" USING btree ("valid_until") WHERE "eway_bills"."cancelled_at" is null and "eway_bills"."number" is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'e-way-bill', 'proof', 'proforma', 'receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note', 'debit-note', 'delivery-challan'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_numbered" CHECK (("documents"."number" is null) = ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'e-way-bill', 'proof')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supply_type" CHECK ("orders"."supply_type" in ('B2B', 'B2C', 'SEZWP', 'SEZWOP'));