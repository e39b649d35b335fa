CREATE TABLE "desk_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"filters" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_views_version" CHECK ("desk_views"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_by" date;--> statement-breakpoint
ALTER TABLE "desk_views" ADD CONSTRAINT "desk_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_views_name" ON "desk_views" USING btree ("staff_id",lower("name"));--> statement-breakpoint
CREATE INDEX "desk_views_shared" ON "desk_views" USING btree ("id") WHERE "desk_views"."is_shared";--> statement-breakpoint
-- Made by hand beforehand where there are very many orders (docs/OPERATIONS.md).
CREATE INDEX IF NOT EXISTS "orders_at_desk" ON "orders" USING btree ("status","payment_status","delivery_type","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_ready_by" ON "orders" USING btree ("ready_by") WHERE "orders"."status" in ('Order Accepted', 'In Production', 'Packed');--> statement-breakpoint
-- Made by hand beforehand together with its index, where there are very many customers.
-- The words by which the desk finds a customer, parted by all ASCII characters that are neither letters nor digits.
CREATE OR REPLACE FUNCTION customer_words(name text, company text, email text, mobile text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(
    lower(left($1 || ' ' || coalesce($2, '') || ' ' || $3 || ' ' || $4, 1000)), '[\x01-/:-`{-\x7f]+'), ''))
$$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_by_words" ON "customers" USING gin (customer_words("name","company_name","email","mobile"));--> statement-breakpoint
-- Orders in work get the day that their customers were told, counted from the last step.
UPDATE orders SET ready_by = days.ready_by
  FROM (
    SELECT step.order_id, (
      SELECT max(day) FROM (
        SELECT day::date FROM generate_series(
          (max(step.created_at) AT TIME ZONE 'Asia/Kolkata')::date + 1,
          (max(step.created_at) AT TIME ZONE 'Asia/Kolkata')::date + 200, interval '1 day') AS day
         WHERE extract(isodow FROM day) < 7 AND NOT EXISTS (SELECT FROM holidays WHERE holidays.day = day::date)
         ORDER BY day
         LIMIT coalesce((SELECT (value ->> 'workingDaysToShip')::int FROM settings WHERE key = 'company'), 7)) AS counted
      ) AS ready_by
      FROM order_steps AS step WHERE step.status IN ('Order Accepted', 'In Production') GROUP BY step.order_id) AS days
 WHERE orders.id = days.order_id AND orders.status IN ('Order Accepted', 'In Production', 'Packed')
   AND orders.order_type <> 'Ordersample'
   AND EXISTS (SELECT FROM holidays WHERE extract(year FROM holidays.day) = extract(year FROM days.ready_by));--> statement-breakpoint
-- Tells the nodes which order the back office has to show anew. The same order is told once in a transaction.
CREATE FUNCTION tell_office() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_NARGS > 1 THEN PERFORM pg_notify('office', TG_ARGV[0] || ' ' || NEW.id);
  ELSE PERFORM pg_notify('office', TG_ARGV[0] || ' ' || NEW.order_id);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tell_office_of_order AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION tell_office('order-placed', 'id');--> statement-breakpoint
CREATE TRIGGER tell_office_of_change AFTER UPDATE OF status, payment_status, payment_mode, delivery_type, total_paise, ready_by ON orders FOR EACH ROW EXECUTE FUNCTION tell_office('order-changed', 'id');--> statement-breakpoint
CREATE TRIGGER tell_office AFTER INSERT ON order_steps FOR EACH ROW EXECUTE FUNCTION tell_office('order-changed');--> statement-breakpoint
CREATE TRIGGER tell_office AFTER INSERT ON payment_ledger FOR EACH ROW EXECUTE FUNCTION tell_office('order-changed');--> statement-breakpoint
CREATE TRIGGER tell_office AFTER INSERT OR UPDATE OF state ON return_requests FOR EACH ROW EXECUTE FUNCTION tell_office('order-changed');--> statement-breakpoint
-- Whoever is signed out hears nothing more from then on.
CREATE FUNCTION tell_office_of_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', 'session-ended');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tell_office AFTER DELETE ON session FOR EACH STATEMENT EXECUTE FUNCTION tell_office_of_session();--> statement-breakpoint
CREATE TRIGGER tell_office AFTER UPDATE OF role, active ON staff FOR EACH STATEMENT EXECUTE FUNCTION tell_office_of_session();
