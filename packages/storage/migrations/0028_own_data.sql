CREATE TABLE "sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"result" text NOT NULL,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"is_new_device" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_result" CHECK ("sign_ins"."result" in ('signed in', 'wrong password'))
);
--> statement-breakpoint
ALTER TABLE "password_tickets" DROP CONSTRAINT "password_tickets_purpose";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_of_customer" ON "sign_ins" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_by_age" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customers_erased" ON "customers" USING btree ("erased_at") WHERE "customers"."erased_at" is not null;--> statement-breakpoint
ALTER TABLE "password_tickets" ADD CONSTRAINT "password_tickets_purpose" CHECK ("password_tickets"."purpose" in ('change', 'reset', 'export'));--> statement-breakpoint
-- A request that began before its customer's data were erased, and ends after that, must not write data again. It waits
-- here for the erasure's lock, and is then refused.
CREATE FUNCTION refuse_erased_customer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  SELECT erased_at INTO erased FROM customers WHERE id = NEW.customer_id FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    RAISE EXCEPTION 'the data of customer % are erased', NEW.customer_id
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON addresses FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON carts FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON enquiries FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON saved_boxes FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer();--> statement-breakpoint
-- The same for what belongs to an order of theirs.
CREATE FUNCTION refuse_erased_customer_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  erased timestamptz;
BEGIN
  SELECT erased_at INTO erased FROM customers
   WHERE id = (SELECT customer_id FROM orders WHERE orders.id = NEW.order_id) FOR KEY SHARE;
  IF erased IS NOT NULL THEN
    RAISE EXCEPTION 'the data of the customer of order % are erased', NEW.order_id
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON return_photos FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer_of_order();--> statement-breakpoint
CREATE TRIGGER refuse_erased_customer BEFORE INSERT ON return_requests FOR EACH ROW EXECUTE FUNCTION refuse_erased_customer_of_order();--> statement-breakpoint
-- Documents that no tax law asks for, of an order that brought no money, go with its customer's data. All others stay.
CREATE FUNCTION refuse_deletion_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind IN ('order-form', 'order-sheet', 'key-line', 'proforma')
     AND EXISTS (SELECT FROM orders JOIN customers ON customers.id = orders.customer_id
                  WHERE orders.id = OLD.order_id AND customers.erased_at IS NOT NULL)
     AND NOT EXISTS (SELECT FROM payment_ledger WHERE order_id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% are kept as issued', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER append_only ON documents;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only_but_erased BEFORE DELETE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_deletion_of_document();
