ALTER TABLE "customer_quotations" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD COLUMN "follow_up_on" date;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD CONSTRAINT "customer_quotations_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_of_quotation" ON "carts" USING btree ("quotation_id") WHERE "carts"."quotation_id" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_quotation" ON "order_lines" USING btree (("configuration" -> 'quotation' ->> 'number')) WHERE "order_lines"."configuration" -> 'quotation' ->> 'number' is not null;--> statement-breakpoint
CREATE INDEX "quotations_to_follow_up" ON "customer_quotations" USING btree ("follow_up_on") WHERE "customer_quotations"."follow_up_on" is not null and "customer_quotations"."lost_reason" is null;--> statement-breakpoint
ALTER TABLE "customer_quotations" ADD CONSTRAINT "customer_quotations_loss" CHECK ("customer_quotations"."lost_reason" in ('price', 'time', 'elsewhere', 'not-needed', 'no-answer', 'other'));