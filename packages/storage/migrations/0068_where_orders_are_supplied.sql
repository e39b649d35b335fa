ALTER TABLE "orders" ADD COLUMN "supply_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "supply_type" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supply_reason" CHECK ("orders"."supply_reason" in ('delivery', 'registration', 'address', 'works', 'sez', 'no-address', 'desk'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supply_type" CHECK ("orders"."supply_type" in ('B2B', 'B2C', 'SEZWP'));