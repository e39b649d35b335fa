CREATE TABLE "customer_terms" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"limit_paise" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_terms_days" CHECK ("customer_terms"."days" between 0 and 180),
	CONSTRAINT "customer_terms_limit" CHECK ("customer_terms"."limit_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_mode";--> statement-breakpoint
ALTER TABLE "customer_terms" ADD CONSTRAINT "customer_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_terms" ADD CONSTRAINT "customer_terms_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("customer_id") WHERE "orders"."payment_status" <> 'Paid' and "orders"."status" <> 'Cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_mode" CHECK ("orders"."payment_mode" in ('OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD', 'BankTransfer', 'OnAccount'));