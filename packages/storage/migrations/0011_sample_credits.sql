CREATE TABLE "sample_credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sample_line_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"freed_at" timestamp with time zone,
	CONSTRAINT "sample_credits_amount" CHECK ("sample_credits"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "sample_credits" ADD CONSTRAINT "sample_credits_sample_line_id_order_lines_id_fk" FOREIGN KEY ("sample_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_credits" ADD CONSTRAINT "sample_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_credits_once" ON "sample_credits" USING btree ("sample_line_id") WHERE "sample_credits"."freed_at" is null;--> statement-breakpoint
CREATE INDEX "sample_credits_of_order" ON "sample_credits" USING btree ("order_id");