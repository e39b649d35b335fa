CREATE TABLE "sticker_classes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'Yes' NOT NULL,
	CONSTRAINT "sticker_classes_name_unique" UNIQUE("name"),
	CONSTRAINT "sticker_classes_status" CHECK ("sticker_classes"."status" in ('Yes', 'No'))
);
--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sticker_classes FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
-- A shop that has shapes already was seeded without classes; a new one gets them from the seed.
INSERT INTO "sticker_classes" ("code", "name", "position")
  SELECT * FROM (VALUES ('round', 'round shape', 0), ('rectangle', 'Square/Rectangle', 1), ('special', 'special shape', 2)) AS classes
  WHERE EXISTS (SELECT 1 FROM "sticker_shapes");--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "variant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sticker_shapes" ADD COLUMN "outline" text;--> statement-breakpoint
ALTER TABLE "sticker_shapes" ADD COLUMN "price_class" text;--> statement-breakpoint
-- Until now the outline was read from the name of the picture; another name meant a rectangle.
UPDATE "sticker_shapes" SET "outline" = coalesce(substring("image" from 'sticker-(round|oval|heart|hexagon|die-cut)\.(?:webp|svg)$'), 'rectangle');--> statement-breakpoint
UPDATE "sticker_shapes" SET "price_class" = CASE WHEN "outline" IN ('round', 'rectangle') THEN "outline" ELSE 'special' END;--> statement-breakpoint
ALTER TABLE "sticker_shapes" ALTER COLUMN "outline" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sticker_shapes" ALTER COLUMN "price_class" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sticker_shapes" ADD CONSTRAINT "sticker_shapes_price_class_sticker_classes_code_fk" FOREIGN KEY ("price_class") REFERENCES "public"."sticker_classes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shapes_of_class" ON "sticker_shapes" USING btree ("price_class");--> statement-breakpoint
ALTER TABLE "sticker_shapes" ADD CONSTRAINT "sticker_shapes_outline" CHECK ("sticker_shapes"."outline" in ('round', 'rectangle', 'oval', 'heart', 'hexagon', 'die-cut'));--> statement-breakpoint
ALTER TABLE "sticker_shapes" ADD CONSTRAINT "sticker_shapes_price_class" CHECK ("sticker_shapes"."price_class" in ('round', 'rectangle', 'special'));
