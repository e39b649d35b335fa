-- A text as searches compare it: hyphens are "-", apostrophes and invisible characters are gone, full-width letters and odd
-- spaces are plain ones. As `plainSearch` of the contract does it with what is typed.
CREATE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT normalize(translate($1, U&'\2010\2011\2012\2013\2014\2015\2212''\2019\2018\02BC\201B\2032\00B4`\FF07\02B9\00AD\200B\200C\200D\2060\FEFF', '-------'), NFKC)
$$;--> statement-breakpoint
-- The same, and where there are apostrophes once more with spaces in their place: D'Souza is found by dsouza and by souza.
CREATE FUNCTION search_texts(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN translate($1, U&'''\2019\2018\02BC\201B\2032\00B4`\FF07\02B9', '') = $1 THEN public.search_text($1)
    ELSE public.search_text($1) || ' ' || public.search_text(translate($1, U&'''\2019\2018\02BC\201B\2032\00B4`\FF07\02B9', repeat(' ', 10))) END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_in(text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
	SELECT array_to_tsvector(array_remove(regexp_split_to_array(
		regexp_replace(lower(public.search_texts($1)), '([^[:space:]!-/:-@\[-`{-~]{60})[^[:space:]!-/:-@\[-`{-~]+', '\1', 'g'),
		'[[:space:]!-/:-@\[-`{-~]+'), ''))
$$;--> statement-breakpoint
UPDATE customer_words SET words = words_of_customer(customer_id) WHERE words <> words_of_customer(customer_id);--> statement-breakpoint
CREATE OR REPLACE FUNCTION customer_words(name text, company text, email text, mobile text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(
    lower(public.search_texts(left($1 || ' ' || coalesce($2, '') || ' ' || $3 || ' ' || $4, 1000))), '[\x01-/:-`{-\x7f]+'), ''))
$$;--> statement-breakpoint
REINDEX INDEX customers_by_words;
