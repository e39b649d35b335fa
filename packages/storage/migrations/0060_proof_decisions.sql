ALTER TABLE "proofs" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_decision" CHECK ("proofs"."decision" in ('approved', 'change-wanted'));--> statement-breakpoint
-- Of superseded proofs it isn't known for certain: customers gave words with a change alone, and staff with both.
UPDATE "proofs" SET "decision" = CASE WHEN state = 'change-wanted' OR (state = 'superseded' AND decision_text <> '' AND decided_as <> 'staff') THEN 'change-wanted' ELSE 'approved' END
 WHERE decided_at IS NOT NULL;--> statement-breakpoint
-- Lists of the back office show artwork that comes, what its check finds, and proofs, without a reload.
CREATE TRIGGER tell_office_of_artwork AFTER UPDATE OF artwork_state, artwork_wish ON order_lines FOR EACH ROW EXECUTE FUNCTION tell_office('order-changed');--> statement-breakpoint
CREATE FUNCTION tell_office_of_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', 'order-changed ' || order_id) FROM order_lines WHERE id = NEW.line_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tell_office_of_check AFTER UPDATE OF findings ON line_artworks FOR EACH ROW EXECUTE FUNCTION tell_office_of_check();
