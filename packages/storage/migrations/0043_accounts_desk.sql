CREATE TABLE "e_invoices" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"irn" text NOT NULL,
	"ack_number" text NOT NULL,
	"ack_at" timestamp with time zone NOT NULL,
	"signed_qr" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoices_irn_unique" UNIQUE("irn"),
	CONSTRAINT "e_invoices_irn" CHECK ("e_invoices"."irn" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "e_invoices_ack_number" CHECK ("e_invoices"."ack_number" ~ '^[0-9]{1,20}$')
);
--> statement-breakpoint
CREATE TABLE "ordered_boxes" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"value_paise" bigint NOT NULL,
	CONSTRAINT "ordered_boxes_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
-- Before all else that needs orders: it takes the strongest lock, and a weaker one that grows could end in a deadlock.
-- A cancelled order's boxes don't count.
CREATE FUNCTION keep_ordered_boxes_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM ordered_boxes WHERE order_id = NEW.id;
  IF NEW.status <> 'Cancelled' THEN
    INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
    SELECT order_id, position, (NEW.placed_at AT TIME ZONE 'Asia/Kolkata')::date, variant_id, quantity, goods_paise - discount_paise
      FROM order_lines WHERE order_id = NEW.id AND kind = 'box' AND variant_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_ordered_boxes AFTER UPDATE OF status, placed_at ON orders FOR EACH ROW
  WHEN ((OLD.status = 'Cancelled') <> (NEW.status = 'Cancelled') OR OLD.placed_at <> NEW.placed_at)
  EXECUTE FUNCTION keep_ordered_boxes_of_order();--> statement-breakpoint
CREATE FUNCTION keep_ordered_boxes_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM ordered_boxes b USING changed c WHERE b.order_id = c.order_id AND b.position = c.position;
  ELSE
    INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
    SELECT c.order_id, c.position, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, c.variant_id, c.quantity, c.goods_paise - c.discount_paise
      FROM changed c JOIN orders o ON o.id = c.order_id AND o.status <> 'Cancelled'
     WHERE c.kind = 'box' AND c.variant_id IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_ordered_boxes_added AFTER INSERT ON order_lines REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_ordered_boxes_of_lines();--> statement-breakpoint
CREATE TRIGGER keep_ordered_boxes_removed AFTER DELETE ON order_lines REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION keep_ordered_boxes_of_lines();--> statement-breakpoint
INSERT INTO ordered_boxes (order_id, position, day, variant_id, quantity, value_paise)
SELECT l.order_id, l.position, (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date, l.variant_id, l.quantity, l.goods_paise - l.discount_paise
  FROM order_lines l JOIN orders o ON o.id = l.order_id AND o.status <> 'Cancelled' AND o.placed_at > now() - interval '100 days'
 WHERE l.kind = 'box' AND l.variant_id IS NOT NULL
 ORDER BY l.order_id, l.position;--> statement-breakpoint
CREATE INDEX "ordered_boxes_by_day" ON "ordered_boxes" USING btree ("day");--> statement-breakpoint
ALTER TABLE "ordered_boxes" ADD CONSTRAINT "ordered_boxes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON e_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'proforma', 'receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note', 'delivery-challan'));--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_numbered";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_numbered" CHECK (("documents"."number" is null) = ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice')));--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "paid_on" date;--> statement-breakpoint
CREATE INDEX "refunds_in_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "password_tickets" DROP CONSTRAINT "password_tickets_purpose";--> statement-breakpoint
ALTER TABLE "password_tickets" ADD CONSTRAINT "password_tickets_purpose" CHECK ("password_tickets"."purpose" in ('change', 'reset', 'export', 'staff-sign-in', 'staff-reset'));
