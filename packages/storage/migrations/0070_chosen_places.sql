ALTER TABLE "line_artworks" DROP CONSTRAINT "line_artworks_once";--> statement-breakpoint
ALTER TABLE "line_artworks" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "line_artworks_of_line" ON "line_artworks" USING btree ("line_id");