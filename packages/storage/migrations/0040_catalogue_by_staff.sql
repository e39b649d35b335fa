CREATE TABLE "catalogue_pictures" (
	"token" text PRIMARY KEY NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"webp_key" text NOT NULL,
	"avif_keys" text[] NOT NULL,
	"added_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalogue_pictures" ADD CONSTRAINT "catalogue_pictures_added_by_staff_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_pictures_unused" ON "catalogue_pictures" USING btree ("created_at") WHERE "catalogue_pictures"."shown_since" is null;--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER UPDATE OR DELETE OR TRUNCATE ON catalogue_pictures FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
ALTER TABLE "sticker_classes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
