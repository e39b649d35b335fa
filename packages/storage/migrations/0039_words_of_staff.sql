-- What staff changed stays as it was noted, except what names a customer whose data were erased: everything about the
-- customer and about deleted enquiries, and the reasons typed for changes of orders and sales.
CREATE OR REPLACE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_erased boolean := false;
BEGIN
  IF (NEW.id, NEW.staff_id, NEW.operation, NEW.subject, NEW.subject_id, NEW.created_at)
     = (OLD.id, OLD.staff_id, OLD.operation, OLD.subject, OLD.subject_id, OLD.created_at) AND NEW.reason IS NULL THEN
    IF OLD.subject = 'customer' AND NEW.before IS NULL AND NEW.after IS NULL THEN
      is_erased := EXISTS (SELECT FROM customers WHERE id = OLD.subject_id::bigint AND erased_at IS NOT NULL);
    ELSIF OLD.subject = 'enquiry' AND NEW.name = OLD.name AND NEW.before IS NULL AND NEW.after IS NULL THEN
      is_erased := NOT EXISTS (SELECT FROM enquiries WHERE id = OLD.subject_id::bigint);
    ELSIF NEW.name = OLD.name AND (NEW.before, NEW.after) IS NOT DISTINCT FROM (OLD.before, OLD.after) THEN
      IF OLD.subject = 'order' THEN
        is_erased := EXISTS (SELECT FROM orders JOIN customers ON customers.id = orders.customer_id
          WHERE orders.id = OLD.subject_id::bigint AND customers.erased_at IS NOT NULL);
      ELSIF OLD.subject = 'sale' THEN
        is_erased := EXISTS (SELECT FROM audit_entries AS started
          JOIN customers ON customers.id = (started.after ->> 'customerId')::bigint
          WHERE started.subject = 'sale' AND started.subject_id = OLD.subject_id AND started.operation = 'StartSale'
            AND customers.erased_at IS NOT NULL);
      END IF;
    END IF;
  END IF;
  IF is_erased THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;
