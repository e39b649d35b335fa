ALTER TABLE "documents" DROP CONSTRAINT "documents_kind";--> statement-breakpoint
ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_kind";--> statement-breakpoint
ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_sign";--> statement-breakpoint
DROP INDEX "documents_in_accounts";--> statement-breakpoint
CREATE INDEX "documents_in_accounts" ON "documents" USING btree ("issued_at","id") WHERE "documents"."kind" in ('tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher', 'refund-voucher') and "documents"."number" not like 'X%';--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'e-invoice', 'proof', 'proforma', 'receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note', 'debit-note', 'delivery-challan'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_kind" CHECK ("payment_ledger"."kind" in ('payment', 'refund', 'cash', 'transfer', 'cheque', 'reversal', 'credit', 'debit'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_sign" CHECK ("payment_ledger"."amount_paise" <> 0 and ("payment_ledger"."kind" in ('refund', 'reversal', 'debit')) = ("payment_ledger"."amount_paise" < 0));--> statement-breakpoint
DROP TRIGGER keep_document_days ON documents;--> statement-breakpoint
-- Debit notes count in the accounts like credit notes.
CREATE TRIGGER keep_document_days AFTER INSERT ON documents FOR EACH ROW
  WHEN (NEW.kind IN ('tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher', 'refund-voucher') AND NEW.number NOT LIKE 'X%')
  EXECUTE FUNCTION keep_document_days();
