CREATE TABLE "saved_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"configuration" jsonb NOT NULL,
	"delivery_type" text NOT NULL,
	"destination_pincode" text,
	"quotation" text,
	"fingerprint" text NOT NULL,
	"die_key" text GENERATED ALWAYS AS (case when coalesce("saved_boxes"."configuration" ->> 'kind', 'box') = 'box' then ("saved_boxes"."configuration" ->> 'style') || ' ' || trim_scale(("saved_boxes"."configuration" ->> 'length')::numeric)::text || 'x' || trim_scale(("saved_boxes"."configuration" ->> 'width')::numeric)::text || 'x' || trim_scale(("saved_boxes"."configuration" ->> 'height')::numeric)::text || ' ' || round(("saved_boxes"."configuration" -> 'board' ->> 'gsm')::numeric * ("saved_boxes"."configuration" -> 'board' ->> 'bulk')::numeric)::text end) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_boxes_quantity" CHECK ("saved_boxes"."quantity" > 0),
	CONSTRAINT "saved_boxes_delivery_type" CHECK ("saved_boxes"."delivery_type" in ('StandardShipping', 'SelfPickup')),
	CONSTRAINT "saved_boxes_pincode" CHECK ("saved_boxes"."destination_pincode" ~ '^[1-9][0-9]{5}$')
);
--> statement-breakpoint
ALTER TABLE "saved_boxes" ADD CONSTRAINT "saved_boxes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_boxes" ADD CONSTRAINT "saved_boxes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_boxes_once" ON "saved_boxes" USING btree ("customer_id","fingerprint");