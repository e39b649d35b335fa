ALTER TABLE "search_words" ADD COLUMN "changed_by" integer;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_changed" CHECK (("search_words"."changed_by" is null) = ("search_words"."changed_at" is null));