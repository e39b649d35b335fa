CREATE TABLE "payment_waivers" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"staff_id" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_waivers_step" CHECK ("payment_waivers"."step" in ('acceptance', 'production', 'dispatch'))
);
--> statement-breakpoint
ALTER TABLE "payment_waivers" ADD CONSTRAINT "payment_waivers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_waivers" ADD CONSTRAINT "payment_waivers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;