-- Before all else that needs orders: it takes the strongest lock, and a weaker one that grows could end in a deadlock.
ALTER TABLE "orders" ADD COLUMN "refunded_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_paise" >= 0);--> statement-breakpoint
UPDATE orders o SET refunded_paise = back.paise
  FROM (SELECT order_id, sum(amount_paise) AS paise FROM refunds
         WHERE state = 'succeeded' AND (cause LIKE 'Return request %' OR cause LIKE 'Agreed with the customer: %')
         GROUP BY order_id) back
 WHERE back.order_id = o.id;--> statement-breakpoint
-- What counts as a sale: an order that isn't cancelled, and that the buyer has paid at least in part or has confirmed to
-- pay on delivery or later, or that we have accepted. The only place that says so.
CREATE FUNCTION is_sale(o orders) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT o.status <> 'Cancelled'
     AND (o.status <> 'IN-PROCESS' OR o.payment_status IN ('Paid', 'Partially Paid', 'Payment Pending'))
$$;--> statement-breakpoint
-- What it is worth: its total, less what was refunded of it.
CREATE FUNCTION sale_paise(o orders) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN is_sale(o) THEN greatest(o.total_paise - o.refunded_paise, 0) ELSE 0 END
$$;--> statement-breakpoint
DROP INDEX "order_months_by_value";--> statement-breakpoint
ALTER TABLE "order_months" ADD COLUMN "sales" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_months" ADD COLUMN "sales_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TRIGGER keep_order_months_changed ON orders;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_months() RETURNS trigger LANGUAGE plpgsql AS $$
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
           sales = sales - is_sale(OLD)::integer,
           sales_paise = sales_paise - sale_paise(OLD),
           last_day_orders = last_day_orders - CASE last_day WHEN placed THEN 1 ELSE 0 END,
           last_day_paise = last_day_paise - CASE last_day WHEN placed THEN paise ELSE 0 END
     WHERE customer_id = OLD.customer_id AND month = date_trunc('month', placed)::date;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    placed := (NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date;
    paise := CASE NEW.status WHEN 'Cancelled' THEN 0 ELSE NEW.total_paise END;
    INSERT INTO order_months AS kept (customer_id, month, orders, value_paise, sales, sales_paise, last_day, last_day_orders, last_day_paise)
    VALUES (NEW.customer_id, date_trunc('month', placed)::date, 1, paise, is_sale(NEW)::integer, sale_paise(NEW), placed, 1, paise)
        ON CONFLICT (customer_id, month) DO UPDATE
       SET orders = kept.orders + 1,
           value_paise = kept.value_paise + paise,
           sales = kept.sales + excluded.sales,
           sales_paise = kept.sales_paise + excluded.sales_paise,
           last_day = greatest(kept.last_day, placed),
           last_day_orders = CASE WHEN placed > kept.last_day THEN 1 WHEN placed = kept.last_day THEN kept.last_day_orders + 1 ELSE kept.last_day_orders END,
           last_day_paise = CASE WHEN placed > kept.last_day THEN paise WHEN placed = kept.last_day THEN kept.last_day_paise + paise ELSE kept.last_day_paise END;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_order_months_changed AFTER UPDATE OF customer_id, placed_at, status, payment_status, total_paise, refunded_paise ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR OLD.total_paise <> NEW.total_paise OR (OLD.status = 'Cancelled') <> (NEW.status = 'Cancelled')
    OR is_sale(OLD) <> is_sale(NEW) OR sale_paise(OLD) <> sale_paise(NEW))
  EXECUTE FUNCTION keep_order_months();--> statement-breakpoint
UPDATE order_months m SET sales = sold.sales, sales_paise = sold.paise
  FROM (SELECT o.customer_id, date_trunc('month', o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS month, count(*) AS sales, sum(sale_paise(o)) AS paise
          FROM orders o WHERE is_sale(o) GROUP BY 1, 2) sold
 WHERE sold.customer_id = m.customer_id AND sold.month = m.month;--> statement-breakpoint
CREATE INDEX "order_months_by_sales" ON "order_months" USING btree ("month","sales_paise");--> statement-breakpoint
DROP TRIGGER keep_order_sums_of_days_changed ON orders;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF is_sale(OLD) THEN
      UPDATE order_days SET orders = orders - 1, value_paise = value_paise - sale_paise(OLD)
       WHERE day = (OLD.placed_at AT TIME ZONE 'Asia/Kolkata')::date AND slot = OLD.customer_id % 16;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    IF is_sale(NEW) THEN
      INSERT INTO order_days AS kept (day, slot, orders, value_paise)
      VALUES ((NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date, NEW.customer_id % 16, 1, sale_paise(NEW))
          ON CONFLICT (day, slot) DO UPDATE
         SET orders = kept.orders + excluded.orders, value_paise = kept.value_paise + excluded.value_paise;
    END IF;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_order_sums_of_days_changed AFTER UPDATE OF customer_id, placed_at, status, payment_status, total_paise, refunded_paise ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR is_sale(OLD) <> is_sale(NEW) OR sale_paise(OLD) <> sale_paise(NEW))
  EXECUTE FUNCTION keep_order_days();--> statement-breakpoint
DELETE FROM order_days;--> statement-breakpoint
INSERT INTO order_days (day, slot, orders, value_paise)
SELECT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, o.customer_id % 16, count(*), sum(sale_paise(o))
  FROM orders o WHERE is_sale(o) GROUP BY 1, 2;--> statement-breakpoint
DROP TRIGGER keep_ordered_boxes ON orders;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ordered_boxes_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ordered_boxes WHERE order_id = NEW.id;
  IF is_sale(NEW) THEN
    INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
    SELECT order_id, position, (NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date, variant_id, quantity, goods_paise - discount_paise
      FROM order_lines WHERE order_id = NEW.id AND kind = 'box' AND variant_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_ordered_boxes AFTER UPDATE OF status, payment_status, placed_at ON orders FOR EACH ROW
  WHEN (is_sale(OLD) <> is_sale(NEW) OR OLD.placed_at <> NEW.placed_at)
  EXECUTE FUNCTION keep_ordered_boxes_of_order();--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ordered_boxes_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM ordered_boxes b USING changed c WHERE b.order_id = c.order_id AND b.position = c.position;
  ELSE
    INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
    SELECT c.order_id, c.position, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, c.variant_id, c.quantity, c.goods_paise - c.discount_paise
      FROM changed c JOIN orders o ON o.id = c.order_id AND is_sale(o)
     WHERE c.kind = 'box' AND c.variant_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
DELETE FROM ordered_boxes b USING orders o WHERE o.id = b.order_id AND NOT is_sale(o);
