-- As before, and double quotes of all kinds are ", as `plainSearch` of the contract writes them.
CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT normalize(translate($1, U&'\2010\2011\2012\2013\2014\2015\2212\201C\201D\201E\201F\2033\00AB\00BB''\2019\2018\02BC\201B\2032\00B4`\FF07\02B9\00AD\200B\200C\200D\2060\FEFF', '-------"""""""'), NFKC)
$$;--> statement-breakpoint
UPDATE customer_words SET words = words_of_customer(customer_id) WHERE words <> words_of_customer(customer_id);--> statement-breakpoint
REINDEX INDEX customers_by_words;
