ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_numbered";--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'proof', 'proforma', 'receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note', 'delivery-challan'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_numbered" CHECK (("documents"."number" is null) = ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'proof')));--> statement-breakpoint
-- As before, with proofs.
CREATE OR REPLACE FUNCTION refuse_deletion_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind IN ('order-form', 'order-sheet', 'key-line', 'proforma', 'proof')
     AND EXISTS (SELECT FROM orders JOIN customers ON customers.id = orders.customer_id
                  WHERE orders.id = OLD.order_id AND customers.erased_at IS NOT NULL)
     AND NOT EXISTS (SELECT FROM payment_ledger WHERE order_id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% are kept as issued', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;
