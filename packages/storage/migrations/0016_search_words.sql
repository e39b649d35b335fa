CREATE TABLE "search_words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"word" text NOT NULL,
	"category_id" integer NOT NULL,
	"variant_id" integer,
	CONSTRAINT "search_words_once" UNIQUE NULLS NOT DISTINCT("word","category_id","variant_id")
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_words_of_category" ON "search_words" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "search_words_of_variant" ON "search_words" USING btree ("variant_id");