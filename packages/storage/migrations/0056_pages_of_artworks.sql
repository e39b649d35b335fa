ALTER TABLE "artworks" DROP CONSTRAINT "artworks_kind";--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "pages" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_page" CHECK ("artworks"."page" between 1 and "artworks"."pages");--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_kind" CHECK ("artworks"."kind" in ('png', 'jpeg', 'webp', 'avif', 'tiff', 'svg', 'pdf'));