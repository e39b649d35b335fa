ALTER TABLE "carts" DROP CONSTRAINT "carts_status";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_status" CHECK ("carts"."status" in ('INCART', 'DESK', 'ORDERED'));--> statement-breakpoint
CREATE INDEX "carts_at_desk" ON "carts" USING btree ("id") WHERE "carts"."status" = 'DESK';--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "desk_note" text;--> statement-breakpoint
CREATE TABLE "customer_quotations" (
	"quotation_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"made_out_to" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD CONSTRAINT "customer_quotations_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD CONSTRAINT "customer_quotations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD CONSTRAINT "customer_quotations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_of_customer" ON "customer_quotations" USING btree ("customer_id","quotation_id");--> statement-breakpoint
CREATE TABLE "customer_words" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_words" ADD CONSTRAINT "customer_words_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The words of a text, split where `wordsOf` in the customers' search splits what is typed: at spaces and ASCII signs.
CREATE FUNCTION words_in(text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT array_to_tsvector(array(SELECT DISTINCT left(word, 60)
		FROM regexp_split_to_table(lower($1), '[[:space:]!-/:-@\[-`{-~]+') AS word WHERE word <> ''))
$$;
--> statement-breakpoint
CREATE FUNCTION words_of_customer(integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
	SELECT words_in(concat_ws(' ', c.name, c.company_name, c.email, c.mobile, c.gstin, (
		SELECT string_agg(concat_ws(' ', a.company_name, a.gstin, city.name), ' ')
			FROM addresses a JOIN cities city ON city.id = a.city_id
			WHERE a.customer_id = c.id AND a.deleted_at IS NULL)))
		FROM customers c WHERE c.id = $1
$$;
--> statement-breakpoint
INSERT INTO customer_words (customer_id, words) SELECT id, words_of_customer(id) FROM customers WHERE erased_at IS NULL;--> statement-breakpoint
CREATE INDEX "customer_words_found" ON "customer_words" USING gin ("words");--> statement-breakpoint
CREATE FUNCTION keep_customer_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed integer;
BEGIN
	IF TG_TABLE_NAME = 'customers' THEN
		changed := NEW.id;
	ELSIF TG_OP = 'DELETE' THEN
		changed := OLD.customer_id;
	ELSE
		changed := NEW.customer_id;
	END IF;
	-- Not of an erased customer.
	IF EXISTS (SELECT 1 FROM customers WHERE id = changed AND erased_at IS NOT NULL) THEN
		DELETE FROM customer_words WHERE customer_id = changed;
	ELSE
		INSERT INTO customer_words (customer_id, words) SELECT id, words_of_customer(id) FROM customers WHERE id = changed
			ON CONFLICT (customer_id) DO UPDATE SET words = excluded.words;
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER keep_customer_words AFTER INSERT OR UPDATE OF name, company_name, email, mobile, gstin, erased_at ON customers FOR EACH ROW EXECUTE FUNCTION keep_customer_words();--> statement-breakpoint
CREATE TRIGGER keep_customer_words AFTER INSERT OR DELETE OR UPDATE OF company_name, gstin, city_id, deleted_at ON addresses FOR EACH ROW EXECUTE FUNCTION keep_customer_words();
--> statement-breakpoint
-- What staff changed of a customer names the customer: it is forgotten when their data are erased. All else stays.
CREATE FUNCTION refuse_change_of_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.subject = 'customer'
     AND EXISTS (SELECT FROM customers WHERE id::text = OLD.subject_id AND erased_at IS NOT NULL)
     AND (NEW.id, NEW.staff_id, NEW.operation, NEW.subject, NEW.subject_id, NEW.created_at)
       = (OLD.id, OLD.staff_id, OLD.operation, OLD.subject, OLD.subject_id, OLD.created_at)
     AND NEW.before IS NULL AND NEW.after IS NULL THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END
$$;--> statement-breakpoint
DROP TRIGGER append_only ON audit_entries;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER append_only_but_erased BEFORE UPDATE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change_of_audit();
