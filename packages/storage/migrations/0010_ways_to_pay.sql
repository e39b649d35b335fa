ALTER TABLE "orders" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_due_on" date;--> statement-breakpoint
CREATE INDEX "orders_to_be_paid_later" ON "orders" USING btree ("payment_due_on") WHERE "orders"."payment_status" = 'Payment Pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_due" CHECK ("orders"."payment_due_on" is null or "orders"."confirmed_at" is not null);