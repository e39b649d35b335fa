ALTER TABLE "artworks" ADD COLUMN "preview_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "uploaded_by" text DEFAULT '' NOT NULL;