-- Until now the code was read out of the words. Processes of the version before write no code: the trigger fills it in.
CREATE FUNCTION refund_cause_code(cause text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN cause = 'Cancelled by the customer' THEN 'cancelled-by-customer'
    WHEN cause = 'Paid after cancelling' THEN 'paid-after-cancelling'
    WHEN cause = 'Paid too much' THEN 'paid-too-much'
    WHEN cause LIKE 'Return request %' THEN 'return'
    WHEN cause LIKE 'Agreed with the customer: %' THEN 'agreed'
    ELSE 'cancelled-by-us'
  END
$$;--> statement-breakpoint
CREATE FUNCTION fill_refund_cause_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cause_code := refund_cause_code(NEW.cause);
  RETURN NEW;
END
$$;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "cause_code" text;--> statement-breakpoint
UPDATE "refunds" SET "cause_code" = refund_cause_code("cause");--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "cause_code" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_cause_code" CHECK ("refunds"."cause_code" in ('cancelled-by-customer', 'cancelled-by-us', 'paid-after-cancelling', 'paid-too-much', 'return', 'agreed'));--> statement-breakpoint
CREATE TRIGGER fill_refund_cause_code BEFORE INSERT ON refunds FOR EACH ROW
  WHEN (NEW.cause_code IS NULL) EXECUTE FUNCTION fill_refund_cause_code();
