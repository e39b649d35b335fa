ALTER TABLE "orders" DROP CONSTRAINT "orders_supply_reason";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_supply_type";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "exported_to" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_exported_to" CHECK (("orders"."exported_to" is not null) = (coalesce("orders"."supply_type", '') in ('EXPWP', 'EXPWOP')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supply_reason" CHECK ("orders"."supply_reason" in ('delivery', 'registration', 'address', 'works', 'sez', 'no-address', 'desk', 'export'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_supply_type" CHECK ("orders"."supply_type" in ('B2B', 'B2C', 'SEZWP', 'SEZWOP', 'EXPWP', 'EXPWOP', 'DEXP'));