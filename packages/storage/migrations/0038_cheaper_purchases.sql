-- As one expression PostgreSQL takes it into the statement that uses it, instead of planning a query for each call.
-- The words of a text, split where `wordsOf` in the customers' search splits what is typed: at spaces and ASCII signs.
CREATE OR REPLACE FUNCTION words_in(text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT array_to_tsvector(array_remove(regexp_split_to_array(
		regexp_replace(lower($1), '([^[:space:]!-/:-@\[-`{-~]{60})[^[:space:]!-/:-@\[-`{-~]+', '\1', 'g'),
		'[[:space:]!-/:-@\[-`{-~]+'), ''))
$$;
--> statement-breakpoint
-- A new address, which every first purchase brings, only adds words.
CREATE FUNCTION add_customer_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO customer_words AS kept (customer_id, words)
		SELECT NEW.customer_id, words_in(concat_ws(' ', NEW.company_name, NEW.gstin, (SELECT name FROM cities WHERE id = NEW.city_id)))
		ON CONFLICT (customer_id) DO UPDATE SET words = kept.words || excluded.words
			WHERE kept.words || excluded.words <> kept.words;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
DROP TRIGGER keep_customer_words ON addresses;--> statement-breakpoint
CREATE TRIGGER add_customer_words AFTER INSERT ON addresses FOR EACH ROW EXECUTE FUNCTION add_customer_words();--> statement-breakpoint
CREATE TRIGGER keep_customer_words AFTER DELETE OR UPDATE OF company_name, gstin, city_id, deleted_at ON addresses FOR EACH ROW EXECUTE FUNCTION keep_customer_words();
