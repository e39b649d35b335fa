-- Nothing is dated in a month whose books are closed (the setting `closed-books`), whichever program writes it.
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day date;
BEGIN
  IF TG_TABLE_NAME = 'documents' THEN
    day := (NEW.issued_at AT TIME ZONE 'Asia/Kolkata')::date;
  ELSE
    day := NEW.received_on;
  END IF;
  IF EXISTS (SELECT FROM settings WHERE key = 'closed-books' AND value ->> 'through' <> '' AND day <= (value ->> 'through')::date) THEN
    RAISE EXCEPTION 'the books of that day are closed';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_closed_day BEFORE INSERT ON documents FOR EACH ROW WHEN (NEW.number IS NOT NULL AND NEW.number NOT LIKE 'X%') EXECUTE FUNCTION refuse_closed_day();--> statement-breakpoint
CREATE TRIGGER refuse_closed_day BEFORE INSERT ON payment_ledger FOR EACH ROW WHEN (NEW.received_on IS NOT NULL) EXECUTE FUNCTION refuse_closed_day();
