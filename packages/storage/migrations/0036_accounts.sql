CREATE TABLE "document_days" (
	"day" date NOT NULL,
	"series" text NOT NULL,
	"kind" text NOT NULL,
	"documents" integer NOT NULL,
	"first_number" text NOT NULL,
	"last_number" text NOT NULL,
	"taxable_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	"igst_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	CONSTRAINT "document_days_day_series_pk" PRIMARY KEY("day","series")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "documents_in_accounts" ON "documents" USING btree ("issued_at","id") WHERE "documents"."kind" in ('tax-invoice', 'credit-note', 'receipt-voucher', 'refund-voucher') and "documents"."number" not like 'X%';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "ledger_by_day" ON "payment_ledger" USING btree ("created_at","id");--> statement-breakpoint
-- What a document adds to its day. The row's lock follows that of its series, which the transaction has taken before.
CREATE FUNCTION keep_document_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO document_days AS kept
    (day, series, kind, documents, first_number, last_number, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
  SELECT (NEW.issued_at AT TIME ZONE 'Asia/Kolkata')::date, regexp_replace(NEW.number, '/[^/]*$', ''), NEW.kind, 1, NEW.number, NEW.number,
    coalesce(sum((line ->> 'taxable')::bigint), 0), coalesce(sum((line ->> 'cgst')::bigint), 0), coalesce(sum((line ->> 'sgst')::bigint), 0),
    coalesce(sum((line ->> 'igst')::bigint), 0), coalesce((NEW.snapshot ->> 'total')::bigint, 0)
    FROM jsonb_array_elements(coalesce(NEW.snapshot -> 'lines', '[]')) AS line
  ON CONFLICT (day, series) DO UPDATE
     SET documents = kept.documents + 1,
         first_number = least(kept.first_number, excluded.first_number),
         last_number = greatest(kept.last_number, excluded.last_number),
         taxable_paise = kept.taxable_paise + excluded.taxable_paise,
         cgst_paise = kept.cgst_paise + excluded.cgst_paise,
         sgst_paise = kept.sgst_paise + excluded.sgst_paise,
         igst_paise = kept.igst_paise + excluded.igst_paise,
         total_paise = kept.total_paise + excluded.total_paise;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Documents of demonstrations have series of their own, which begin with X, and are in no accounts.
CREATE TRIGGER keep_document_days AFTER INSERT ON documents FOR EACH ROW
  WHEN (NEW.kind IN ('tax-invoice', 'credit-note', 'receipt-voucher', 'refund-voucher') AND NEW.number NOT LIKE 'X%')
  EXECUTE FUNCTION keep_document_days();--> statement-breakpoint
INSERT INTO document_days (day, series, kind, documents, first_number, last_number, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
SELECT (d.issued_at AT TIME ZONE 'Asia/Kolkata')::date, regexp_replace(d.number, '/[^/]*$', ''), min(d.kind), count(*), min(d.number), max(d.number),
  coalesce(sum(l.taxable), 0), coalesce(sum(l.cgst), 0), coalesce(sum(l.sgst), 0), coalesce(sum(l.igst), 0), coalesce(sum((d.snapshot ->> 'total')::bigint), 0)
  FROM documents d,
    LATERAL (SELECT sum((line ->> 'taxable')::bigint) AS taxable, sum((line ->> 'cgst')::bigint) AS cgst,
               sum((line ->> 'sgst')::bigint) AS sgst, sum((line ->> 'igst')::bigint) AS igst
               FROM jsonb_array_elements(coalesce(d.snapshot -> 'lines', '[]')) AS line) AS l
 WHERE d.kind IN ('tax-invoice', 'credit-note', 'receipt-voucher', 'refund-voucher') AND d.number NOT LIKE 'X%'
 GROUP BY 1, 2;
