ALTER TABLE "artworks" ADD COLUMN "print_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "bleed" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "least_pixels" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "print_key" text;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_bleed" CHECK ("artworks"."bleed" >= 0 and "artworks"."bleed" < 0.5);--> statement-breakpoint
UPDATE "artworks" SET "least_pixels" = "pixel_width";
