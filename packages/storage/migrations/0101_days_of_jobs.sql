ALTER TABLE "production_jobs" ADD COLUMN "ready_by" date;--> statement-breakpoint
-- Until now, jobs had the day of their order.
UPDATE "production_jobs" SET "ready_by" = "orders"."ready_by" FROM "orders" WHERE "orders"."id" = "production_jobs"."order_id";
