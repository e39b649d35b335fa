ALTER TABLE "order_steps" DROP CONSTRAINT "order_steps_status";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_cause_code";--> statement-breakpoint
DROP INDEX "order_steps_once";--> statement-breakpoint
ALTER TABLE "order_steps" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "order_steps_of_order" ON "order_steps" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_reason" CHECK (("order_steps"."status" = 'Returned') = ("order_steps"."reason" is not null));--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_reasons" CHECK ("order_steps"."reason" is null or "order_steps"."reason" in ('refused', 'not-found', 'damaged', 'lost'));--> statement-breakpoint
ALTER TABLE "order_steps" ADD CONSTRAINT "order_steps_status" CHECK ("order_steps"."status" in ('IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned', 'Cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status" CHECK ("orders"."status" in ('IN-PROCESS', 'Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned', 'Cancelled'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_code" CHECK ("refunds"."cause_code" in ('cancelled-by-customer', 'cancelled-by-us', 'invoice-credited', 'paid-after-cancelling', 'paid-too-much', 'return', 'agreed'));