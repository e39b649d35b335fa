CREATE TABLE "enquiry_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"kind" text NOT NULL,
	"staff_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_entries_kind" CHECK ("enquiry_entries"."kind" in ('answer', 'note'))
);
--> statement-breakpoint
CREATE TABLE "order_days" (
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"orders" integer NOT NULL,
	"value_paise" bigint NOT NULL,
	CONSTRAINT "order_days_day_slot_pk" PRIMARY KEY("day","slot")
);
--> statement-breakpoint
-- Before all else that needs orders: it takes the strongest lock, and a weaker one that grows could end in a deadlock.
-- An order that counts from now on, or that no longer does as it was before. Customers are spread over sixteen slots of
-- a day, so that purchases rarely wait for each other.
CREATE FUNCTION keep_order_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE order_days
       SET orders = orders - 1, value_paise = value_paise - CASE OLD.status WHEN 'Cancelled' THEN 0 ELSE OLD.total_paise END
     WHERE day = (OLD.placed_at AT TIME ZONE 'Asia/Kolkata')::date AND slot = OLD.customer_id % 16;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO order_days AS kept (day, slot, orders, value_paise)
    VALUES ((NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date, NEW.customer_id % 16, 1,
      CASE NEW.status WHEN 'Cancelled' THEN 0 ELSE NEW.total_paise END)
        ON CONFLICT (day, slot) DO UPDATE
       SET orders = kept.orders + excluded.orders, value_paise = kept.value_paise + excluded.value_paise;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Deferred to the end of the transaction, after the sums of the customer's month: locks are taken in one order.
CREATE CONSTRAINT TRIGGER keep_order_sums_of_days AFTER INSERT OR DELETE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_order_days();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_order_sums_of_days_changed AFTER UPDATE OF customer_id, placed_at, status, total_paise ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.customer_id <> NEW.customer_id OR OLD.placed_at <> NEW.placed_at OR OLD.total_paise <> NEW.total_paise OR (OLD.status = 'Cancelled') <> (NEW.status = 'Cancelled'))
  EXECUTE FUNCTION keep_order_days();--> statement-breakpoint
INSERT INTO order_days (day, slot, orders, value_paise)
SELECT (placed_at AT TIME ZONE 'Asia/Kolkata')::date, customer_id % 16, count(*),
  coalesce(sum(total_paise) FILTER (WHERE status <> 'Cancelled'), 0)
  FROM orders GROUP BY 1, 2;--> statement-breakpoint
CREATE INDEX "order_months_by_value" ON "order_months" USING btree ("month","value_paise");--> statement-breakpoint
CREATE INDEX "return_requests_waiting" ON "return_requests" USING btree ("id") WHERE "return_requests"."state" = 'received';--> statement-breakpoint
CREATE INDEX "refunds_by_hand" ON "refunds" USING btree ("id") WHERE "refunds"."state" = 'by-hand';--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "enquiries" SET "state" = 'spam' WHERE "suspected_robot";--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_state" CHECK ("enquiries"."state" in ('new', 'open', 'answered', 'won', 'lost', 'spam'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_in_state" ON "enquiries" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "enquiries_of_owner" ON "enquiries" USING btree ("owner_id","id");--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_entries" ADD CONSTRAINT "enquiry_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_entries_of_enquiry" ON "enquiry_entries" USING btree ("enquiry_id","id");--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
