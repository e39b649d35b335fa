CREATE TABLE "order_months" (
	"customer_id" integer NOT NULL,
	"month" date NOT NULL,
	"orders" integer NOT NULL,
	"value_paise" bigint NOT NULL,
	"last_day" date NOT NULL,
	"last_day_orders" integer NOT NULL,
	"last_day_paise" bigint NOT NULL,
	CONSTRAINT "order_months_customer_id_month_pk" PRIMARY KEY("customer_id","month")
);
--> statement-breakpoint
-- Before all else that needs orders: it takes the strongest lock, and a weaker one that grows could end in a deadlock.
DROP INDEX "orders_of_customer";--> statement-breakpoint
-- Made by hand beforehand where there are very many orders (docs/OPERATIONS.md).
CREATE INDEX IF NOT EXISTS "orders_in_list" ON "orders" USING btree ("customer_id","id","number","placed_at","status","payment_status","payment_mode");--> statement-breakpoint
-- Pages of new orders are vacuumed soon, so that lists are read from the index alone.
ALTER TABLE "orders" SET (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);--> statement-breakpoint
-- An order that counts from now on, or that no longer does as it was before.
CREATE FUNCTION keep_order_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  placed date;
  paise bigint;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    placed := (OLD.placed_at AT TIME ZONE 'Asia/Kolkata')::date;
    paise := CASE OLD.status WHEN 'Cancelled' THEN 0 ELSE OLD.total_paise END;
    UPDATE order_months
       SET orders = orders - 1,
           value_paise = value_paise - paise,
           last_day_orders = last_day_orders - CASE last_day WHEN placed THEN 1 ELSE 0 END,
           last_day_paise = last_day_paise - CASE last_day WHEN placed THEN paise ELSE 0 END
     WHERE customer_id = OLD.customer_id AND month = date_trunc('month', placed)::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    placed := (NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date;
    paise := CASE NEW.status WHEN 'Cancelled' THEN 0 ELSE NEW.total_paise END;
    INSERT INTO order_months AS kept (customer_id, month, orders, value_paise, last_day, last_day_orders, last_day_paise)
    VALUES (NEW.customer_id, date_trunc('month', placed)::date, 1, paise, placed, 1, paise)
        ON CONFLICT (customer_id, month) DO UPDATE
       SET orders = kept.orders + 1,
           value_paise = kept.value_paise + paise,
           last_day = greatest(kept.last_day, placed),
           last_day_orders = CASE WHEN placed > kept.last_day THEN 1 WHEN placed = kept.last_day THEN kept.last_day_orders + 1 ELSE kept.last_day_orders END,
           last_day_paise = CASE WHEN placed > kept.last_day THEN paise WHEN placed = kept.last_day THEN kept.last_day_paise + paise ELSE kept.last_day_paise END;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Deferred to the end of the transaction: a month's row is the last lock that it takes, and held for its commit only.
CREATE CONSTRAINT TRIGGER keep_order_months AFTER INSERT OR DELETE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_order_months();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_order_months_changed AFTER UPDATE OF customer_id, placed_at, status, total_paise ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR OLD.total_paise <> NEW.total_paise OR (OLD.status = 'Cancelled') <> (NEW.status = 'Cancelled'))
  EXECUTE FUNCTION keep_order_months();--> statement-breakpoint
-- Of the last day only today matters: past ones are never asked for. Sorted in memory, not on disk.
SET LOCAL work_mem = '64MB';--> statement-breakpoint
INSERT INTO order_months (customer_id, month, orders, value_paise, last_day, last_day_orders, last_day_paise)
SELECT customer_id, date_trunc('month', placed_at AT TIME ZONE 'Asia/Kolkata')::date, count(*),
  coalesce(sum(total_paise) FILTER (WHERE status <> 'Cancelled'), 0), today,
  count(*) FILTER (WHERE placed_at >= today::timestamp AT TIME ZONE 'Asia/Kolkata'),
  coalesce(sum(total_paise) FILTER (WHERE status <> 'Cancelled' AND placed_at >= today::timestamp AT TIME ZONE 'Asia/Kolkata'), 0)
  FROM orders, (SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS today) AS clock GROUP BY 1, 2, today;--> statement-breakpoint
ALTER TABLE "order_months" ADD CONSTRAINT "order_months_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
