CREATE TABLE "holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_source";--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_source" CHECK ("enquiries"."source" in ('panel', 'mono-carton-quote', 'enquiry-page', 'delivery-quote'));