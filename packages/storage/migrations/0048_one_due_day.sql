-- Orders accepted before the order kept its day have it from their jobs.
UPDATE "orders" SET "ready_by" = "production_jobs"."due_on" FROM "production_jobs" WHERE "production_jobs"."order_id" = "orders"."id" AND "orders"."ready_by" IS NULL AND "orders"."order_type" <> 'Ordersample';--> statement-breakpoint
DROP INDEX "production_jobs_open";--> statement-breakpoint
CREATE INDEX "production_jobs_open" ON "production_jobs" USING btree ("order_id","id") WHERE "production_jobs"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "production_jobs" DROP COLUMN "due_on";