ALTER TABLE "orders" ADD COLUMN "gstin_doubt" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reprint_of" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reprint_cause" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reprint_worth_paise" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reprint_of_orders_id_fk" FOREIGN KEY ("reprint_of") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_reprints" ON "orders" USING btree ("reprint_of") WHERE "orders"."reprint_of" is not null;--> statement-breakpoint
CREATE INDEX "orders_gstin_doubt" ON "orders" USING btree ("id") WHERE "orders"."gstin_doubt" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reprint_cause" CHECK ("orders"."reprint_cause" in ('our-fault', 'courier', 'too-few', 'goodwill'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reprint" CHECK (num_nonnulls("orders"."reprint_of", "orders"."reprint_cause", "orders"."reprint_worth_paise") in (0, 3) and "orders"."reprint_worth_paise" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gstin_doubt" CHECK ("orders"."gstin_doubt" in ('character', 'state'));--> statement-breakpoint
-- What the desk has marked until now: open orders without an invoice, nobody having decided where they are supplied.
UPDATE "orders" SET "gstin_doubt" = "doubt"."is" FROM (
	SELECT "id", CASE
		WHEN "gstin" !~ '^(0[1-9]|[12][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$' OR substr("gstin", 15, 1) <> substr("digits", (36 - (
			SELECT sum("product" / 36 + "product" % 36)::int FROM (
				SELECT (strpos("digits", substr("gstin", "place", 1)) - 1) * (2 - "place" % 2) AS "product" FROM generate_series(1, 14) AS "place"
			) AS "products"
		) % 36) % 36 + 1, 1) THEN 'character'
		WHEN left("gstin", 2) <> "billing_address" ->> 'stateGstCode' AND left("gstin", 2) < '39' THEN 'state'
	END AS "is"
	FROM (SELECT *, "billing_address" ->> 'gstin' AS "gstin", '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' AS "digits" FROM "orders") AS "billed"
	WHERE "gstin" <> '' AND "status" <> 'Cancelled' AND "supply_reason" IS DISTINCT FROM 'desk'
		AND NOT EXISTS (SELECT FROM "documents" WHERE "documents"."order_id" = "billed"."id" AND "documents"."kind" = 'tax-invoice')
) AS "doubt" WHERE "doubt"."id" = "orders"."id" AND "doubt"."is" IS NOT NULL;
--> statement-breakpoint
-- Goods that are made again at no charge are no sale.
CREATE OR REPLACE FUNCTION is_sale(o orders) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.status <> 'Cancelled' AND o.reprint_of IS NULL
     AND (o.status <> 'IN-PROCESS' OR o.payment_status IN ('Paid', 'Partially Paid', 'Payment Pending'))
$$;
