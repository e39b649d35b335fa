CREATE TABLE "enquiry_files" (
	"enquiry_id" integer NOT NULL,
	"artwork_token" text NOT NULL,
	CONSTRAINT "enquiry_files_enquiry_id_artwork_token_pk" PRIMARY KEY("enquiry_id","artwork_token")
);
--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_artwork_token_artworks_token_fk" FOREIGN KEY ("artwork_token") REFERENCES "public"."artworks"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_files_of_artwork" ON "enquiry_files" USING btree ("artwork_token");