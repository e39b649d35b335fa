ALTER TABLE "order_steps" ADD COLUMN "undo_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "kept_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_kept" CHECK ("orders"."kept_paise" = 0 or ("orders"."kept_paise" > 0 and "orders"."status" = 'Cancelled'));