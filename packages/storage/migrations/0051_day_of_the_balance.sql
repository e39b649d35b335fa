ALTER TABLE "orders" DROP CONSTRAINT "orders_due";--> statement-breakpoint
DROP INDEX "orders_to_be_paid_later";--> statement-breakpoint
CREATE INDEX "orders_to_be_paid_by" ON "orders" USING btree ("payment_due_on") WHERE "orders"."payment_status" in ('Payment Pending', 'Partially Paid');
--> statement-breakpoint
-- Ten days from the first payment, as the setting says until somebody changes it.
UPDATE "orders" SET "payment_due_on" = first_paid.day + 10
FROM (
  SELECT "order_id", (min("created_at") AT TIME ZONE 'Asia/Kolkata')::date AS day
  FROM "payment_ledger" WHERE "kind" <> 'refund' GROUP BY "order_id"
) AS first_paid
WHERE first_paid."order_id" = "orders"."id"
  AND "orders"."payment_status" = 'Partially Paid' AND "orders"."payment_mode" <> 'COD' AND "orders"."status" <> 'Cancelled';
