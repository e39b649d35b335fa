-- Before all else that needs orders: it takes the strongest lock, and a weaker one that grows could end in a deadlock.
-- Conditions of triggers are planned anew at each update, and SQL functions in them are parsed anew: that took most of
-- the time in which an order becomes paid. Now they compare columns, and the functions, whose plans stay, ask for the rest.
DROP TRIGGER keep_order_months_changed ON orders;--> statement-breakpoint
DROP TRIGGER keep_order_sums_of_days_changed ON orders;--> statement-breakpoint
DROP TRIGGER keep_ordered_boxes ON orders;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  placed date;
  paise bigint;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.customer_id = NEW.customer_id AND OLD.placed_at = NEW.placed_at AND OLD.total_paise = NEW.total_paise
       AND (OLD.status = 'Cancelled') = (NEW.status = 'Cancelled')
       AND is_sale(OLD) = is_sale(NEW) AND sale_paise(OLD) = sale_paise(NEW) THEN
      RETURN NULL;
    END IF;
  END IF;
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
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR OLD.status <> NEW.status
    OR OLD.payment_status <> NEW.payment_status OR OLD.total_paise <> NEW.total_paise OR OLD.refunded_paise <> NEW.refunded_paise)
  EXECUTE FUNCTION keep_order_months();--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.customer_id = NEW.customer_id AND OLD.placed_at = NEW.placed_at
       AND is_sale(OLD) = is_sale(NEW) AND sale_paise(OLD) = sale_paise(NEW) THEN
      RETURN NULL;
    END IF;
  END IF;
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
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR OLD.status <> NEW.status
    OR OLD.payment_status <> NEW.payment_status OR OLD.total_paise <> NEW.total_paise OR OLD.refunded_paise <> NEW.refunded_paise)
  EXECUTE FUNCTION keep_order_days();--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_ordered_boxes_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_sale(OLD) = is_sale(NEW) AND OLD.placed_at = NEW.placed_at THEN
    RETURN NULL;
  END IF;
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
  WHEN (OLD.status <> NEW.status OR OLD.payment_status <> NEW.payment_status OR OLD.placed_at <> NEW.placed_at)
  EXECUTE FUNCTION keep_ordered_boxes_of_order();
