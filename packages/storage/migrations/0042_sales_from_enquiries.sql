ALTER TABLE "carts" ADD COLUMN "enquiry_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_of_enquiry" ON "carts" USING btree ("enquiry_id") WHERE "carts"."enquiry_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_sale_of_enquiry" ON "carts" USING btree ("enquiry_id") WHERE "carts"."status" = 'DESK';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_sale_of_quotation" ON "carts" USING btree ("quotation_id") WHERE "carts"."status" = 'DESK';--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "rate_card_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotations" ALTER COLUMN "engine_version" DROP NOT NULL;--> statement-breakpoint
CREATE TABLE "quotation_artworks" (
	"quotation_id" integer NOT NULL,
	"artwork_token" text NOT NULL,
	CONSTRAINT "quotation_artworks_quotation_id_artwork_token_pk" PRIMARY KEY("quotation_id","artwork_token")
);
--> statement-breakpoint
ALTER TABLE "quotation_artworks" ADD CONSTRAINT "quotation_artworks_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_artworks" ADD CONSTRAINT "quotation_artworks_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_artworks_token" ON "quotation_artworks" USING btree ("artwork_token");
