CREATE TABLE "artworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"pixel_width" integer,
	"pixel_height" integer,
	"ratio" double precision NOT NULL,
	"is_transparent" boolean NOT NULL,
	"preview_width" integer NOT NULL,
	"preview_height" integer NOT NULL,
	"file_key" text NOT NULL,
	"preview_key" text NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "artworks_token_unique" UNIQUE("token"),
	CONSTRAINT "artworks_kind" CHECK ("artworks"."kind" in ('png', 'jpeg', 'svg', 'pdf')),
	CONSTRAINT "artworks_sizes" CHECK ("artworks"."bytes" > 0 and "artworks"."ratio" > 0 and "artworks"."preview_width" > 0 and "artworks"."preview_height" > 0),
	CONSTRAINT "artworks_pixels" CHECK (("artworks"."pixel_width" is null) = ("artworks"."pixel_height" is null))
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "artwork_token" text GENERATED ALWAYS AS ("cart_lines"."configuration" -> 'artwork' ->> 'token') STORED;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "artwork_token" text GENERATED ALWAYS AS ("order_lines"."configuration" -> 'artwork' ->> 'token') STORED;--> statement-breakpoint
ALTER TABLE "quotations" ADD COLUMN "artwork_token" text GENERATED ALWAYS AS ("quotations"."snapshot" -> 'configuration' -> 'artwork' ->> 'token') STORED;--> statement-breakpoint
ALTER TABLE "sticker_materials" ADD COLUMN "white_underprint" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sticker_materials" SET "white_underprint" = true WHERE "code" IN ('transparent-vinyl', 'metallic', 'holographic');--> statement-breakpoint
CREATE INDEX "artworks_by_age" ON "artworks" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_artwork" ON "cart_lines" USING btree ("artwork_token") WHERE "cart_lines"."artwork_token" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_artwork" ON "order_lines" USING btree ("artwork_token") WHERE "order_lines"."artwork_token" is not null;--> statement-breakpoint
CREATE INDEX "quotations_artwork" ON "quotations" USING btree ("artwork_token") WHERE "quotations"."artwork_token" is not null;