CREATE TABLE "quotations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"token" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"rate_card_id" integer NOT NULL,
	"engine_version" text NOT NULL,
	"goods_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	"valid_until" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotations_number_unique" UNIQUE("number"),
	CONSTRAINT "quotations_token_unique" UNIQUE("token"),
	CONSTRAINT "quotations_quantity" CHECK ("quotations"."quantity" > 0),
	CONSTRAINT "quotations_amounts" CHECK ("quotations"."goods_paise" >= 0 and "quotations"."total_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rate_cards" ADD COLUMN "kind" text DEFAULT 'carton' NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_cards" ADD CONSTRAINT "rate_cards_kind" CHECK ("rate_cards"."kind" in ('carton', 'sticker'));--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_rate_card_id_rate_cards_id_fk" FOREIGN KEY ("rate_card_id") REFERENCES "public"."rate_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotations_by_age" ON "quotations" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON quotations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
