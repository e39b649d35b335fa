CREATE TABLE "upload_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "upload_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"upload_id" integer NOT NULL,
	"start" integer NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	CONSTRAINT "upload_parts_bytes" CHECK ("upload_parts"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"uploaded_by" text NOT NULL,
	"finishing_at" timestamp with time zone,
	"artwork_token" text,
	"moved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_token_unique" UNIQUE("token"),
	CONSTRAINT "uploads_received" CHECK ("uploads"."bytes" > 0 and "uploads"."received" between 0 and "uploads"."bytes")
);
--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_parts_of_upload" ON "upload_parts" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "uploads_by_age" ON "uploads" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "uploads_of_artwork" ON "uploads" USING btree ("artwork_token");