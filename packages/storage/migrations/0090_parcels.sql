CREATE TABLE "parcel_items" (
	"parcel_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_line_id_pk" PRIMARY KEY("parcel_id","line_id"),
	CONSTRAINT "parcel_items_quantity" CHECK ("parcel_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parcel_id" integer NOT NULL,
	"status" text NOT NULL,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcel_steps_status" CHECK ("parcel_steps"."status" in ('packed', 'sent', 'delivered', 'returned', 'credited'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"boxes" integer NOT NULL,
	"weight_grams" integer NOT NULL,
	"courier" text,
	"tracking_number" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_status" CHECK ("parcels"."status" in ('packed', 'sent', 'delivered', 'returned', 'credited')),
	CONSTRAINT "parcels_boxes" CHECK ("parcels"."boxes" between 1 and 99),
	CONSTRAINT "parcels_weight" CHECK ("parcels"."weight_grams" >= 0),
	CONSTRAINT "parcels_reasons" CHECK ("parcels"."reason" is null or "parcels"."reason" in ('refused', 'not-found', 'damaged', 'lost')),
	CONSTRAINT "parcels_reason" CHECK ("parcels"."status" <> 'returned' or "parcels"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_steps" ADD CONSTRAINT "parcel_steps_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_steps" ADD CONSTRAINT "parcel_steps_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_items_of_line" ON "parcel_items" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "parcel_steps_of_parcel" ON "parcel_steps" USING btree ("parcel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_of_order" ON "parcels" USING btree ("order_id","number");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree ("tracking_number") WHERE "parcels"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "parcels_by_number" ON "parcels" USING btree (upper(regexp_replace("tracking_number", '\s', '', 'g'))) WHERE "parcels"."tracking_number" is not null;