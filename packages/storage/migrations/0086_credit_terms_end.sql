ALTER TABLE "customer_terms" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_steps_parcel" ON "order_steps" USING btree (upper(regexp_replace("tracking_number", '\s', '', 'g'))) WHERE "order_steps"."tracking_number" is not null;--> statement-breakpoint
-- What is late already was alerted under a key without its day.
UPDATE "alerts" SET "key" = "alerts"."key" || ':' || "orders"."payment_due_on" FROM "orders" WHERE "orders"."id" = "alerts"."order_id" AND "alerts"."key" = 'payment-overdue:' || "orders"."id" AND "orders"."payment_due_on" IS NOT NULL;