ALTER TABLE "enquiries" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "suspected_robot" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Each enquiry from before is one of its own.
ALTER TABLE "enquiries" ADD COLUMN "fingerprint" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "fingerprint" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_of_customer" ON "enquiries" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_fingerprint_unique" UNIQUE("fingerprint");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_source" CHECK ("enquiries"."source" in ('panel', 'mono-carton-quote', 'enquiry-page'));
