ALTER TABLE "documents" ALTER COLUMN "file_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "refers_to" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "issued_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Documents of before were issued when their files were made, and the names of the files hold their checksums.
UPDATE "documents" SET "issued_at" = "created_at", "checksum" = substring("file_key" from '\.([A-Za-z0-9_-]{43})\.[a-z]+$');--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_refers_to_documents_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_referring" ON "documents" USING btree ("refers_to") WHERE "documents"."refers_to" is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('order-form', 'order-sheet', 'key-line', 'proforma', 'receipt-voucher', 'refund-voucher', 'tax-invoice', 'credit-note', 'delivery-challan'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_numbered" CHECK (("documents"."number" is null) = ("documents"."kind" in ('order-form', 'order-sheet', 'key-line')));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_number" CHECK ("documents"."number" ~ '^[A-Za-z0-9/-]{1,16}$');--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_checksum" CHECK ("documents"."checksum" is null or (length("documents"."checksum") = 43 and "documents"."file_key" is not null));--> statement-breakpoint
-- What was issued is never changed or deleted. Its file comes once, and comes back only with the same bytes.
CREATE FUNCTION refuse_change_of_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ours constant text[] := ARRAY['file_key', 'checksum'];
BEGIN
  IF to_jsonb(NEW) - ours = to_jsonb(OLD) - ours
     AND (NEW.checksum = OLD.checksum OR (OLD.file_key IS NULL AND NEW.checksum IS NOT NULL)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% are kept as issued', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;--> statement-breakpoint
CREATE TRIGGER as_issued BEFORE UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_change_of_document();--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON documents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
