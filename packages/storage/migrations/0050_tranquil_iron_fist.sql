CREATE TABLE "mobile_calls" (
	"customer_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"order_id" integer NOT NULL,
	"spoken_at" timestamp with time zone,
	"spoken_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mobile_calls_customer_id_mobile_pk" PRIMARY KEY("customer_id","mobile"),
	CONSTRAINT "mobile_calls_spoken" CHECK (("mobile_calls"."spoken_at" is null) = ("mobile_calls"."spoken_by" is null))
);
--> statement-breakpoint
ALTER TABLE "mobile_calls" ADD CONSTRAINT "mobile_calls_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_calls" ADD CONSTRAINT "mobile_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_calls" ADD CONSTRAINT "mobile_calls_spoken_by_staff_id_fk" FOREIGN KEY ("spoken_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;