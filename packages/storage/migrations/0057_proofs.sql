CREATE TABLE "line_artworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_artworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"artwork_token" text NOT NULL,
	"sent_by" text NOT NULL,
	"staff_id" integer,
	"findings" jsonb,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_artworks_once" UNIQUE("line_id","artwork_token"),
	CONSTRAINT "line_artworks_sender" CHECK ("line_artworks"."sent_by" in ('customer', 'guest', 'staff')),
	CONSTRAINT "line_artworks_staff" CHECK (("line_artworks"."sent_by" = 'staff') = ("line_artworks"."staff_id" is not null)),
	CONSTRAINT "line_artworks_checked" CHECK (("line_artworks"."findings" is null) = ("line_artworks"."checked_at" is null))
);
--> statement-breakpoint
CREATE TABLE "print_waivers" (
	"line_id" integer PRIMARY KEY NOT NULL,
	"artwork_token" text,
	"staff_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proof_id" integer NOT NULL,
	"author" text NOT NULL,
	"staff_id" integer,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"x" double precision,
	"y" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_comments_author" CHECK ("proof_comments"."author" in ('customer', 'guest', 'staff')),
	CONSTRAINT "proof_comments_staff" CHECK (("proof_comments"."author" = 'staff') = ("proof_comments"."staff_id" is not null)),
	CONSTRAINT "proof_comments_place" CHECK (("proof_comments"."x" is null) = ("proof_comments"."y" is null)),
	CONSTRAINT "proof_comments_text" CHECK (length("proof_comments"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"line_id" integer NOT NULL,
	"number" integer NOT NULL,
	"line_artwork_id" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"document_id" integer,
	"staff_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_as" text,
	"decided_name" text,
	"decided_from" text,
	"decided_staff_id" integer,
	"decision_text" text,
	"reminders" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proofs_number" UNIQUE("line_id","number"),
	CONSTRAINT "proofs_state" CHECK ("proofs"."state" in ('sent', 'change-wanted', 'approved', 'superseded')),
	CONSTRAINT "proofs_actor" CHECK ("proofs"."decided_as" in ('customer', 'guest', 'staff')),
	CONSTRAINT "proofs_decided" CHECK (("proofs"."decided_at" is null) = ("proofs"."decided_as" is null)),
	CONSTRAINT "proofs_decided_by_staff" CHECK ("proofs"."decided_staff_id" is null or "proofs"."decided_as" = 'staff'),
	CONSTRAINT "proofs_counts" CHECK ("proofs"."number" > 0 and "proofs"."reminders" >= 0)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "artwork_state" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "artwork_wish" text;--> statement-breakpoint
ALTER TABLE "line_artworks" ADD CONSTRAINT "line_artworks_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_artworks" ADD CONSTRAINT "line_artworks_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_artworks" ADD CONSTRAINT "line_artworks_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_waivers" ADD CONSTRAINT "print_waivers_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_waivers" ADD CONSTRAINT "print_waivers_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_waivers" ADD CONSTRAINT "print_waivers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_line_artwork_id_line_artworks_id_fk" FOREIGN KEY ("line_artwork_id") REFERENCES "public"."line_artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_decided_staff_id_staff_id_fk" FOREIGN KEY ("decided_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_artworks_of_artwork" ON "line_artworks" USING btree ("artwork_token");--> statement-breakpoint
CREATE INDEX "proof_comments_of_proof" ON "proof_comments" USING btree ("proof_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_one_valid" ON "proofs" USING btree ("line_id") WHERE "proofs"."state" <> 'superseded';--> statement-breakpoint
CREATE INDEX "proofs_to_decide" ON "proofs" USING btree ("created_at") WHERE "proofs"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "order_lines_artwork_state" ON "order_lines" USING btree ("artwork_state","id") WHERE "order_lines"."artwork_state" <> 'approved';--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_artwork_state" CHECK ("order_lines"."artwork_state" in ('awaiting-artwork', 'checking', 'proof-sent', 'change-wanted', 'approved'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_artwork_wish" CHECK ("order_lines"."artwork_wish" in ('later', 'help'));--> statement-breakpoint
-- Orders that aren't in production yet get their proofs; others are made as they were begun.
UPDATE "order_lines" SET "artwork_state" = CASE WHEN "artwork_token" IS NULL THEN 'awaiting-artwork' ELSE 'checking' END
FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "order_lines"."kind" <> 'sample'
	AND "orders"."status" IN ('IN-PROCESS', 'Order Accepted');--> statement-breakpoint
INSERT INTO "line_artworks" ("line_id", "artwork_token", "sent_by", "created_at")
SELECT "order_lines"."id", "order_lines"."artwork_token", 'customer', "orders"."placed_at"
FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id"
WHERE "order_lines"."artwork_token" IS NOT NULL ORDER BY "order_lines"."id";
