CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"attempt_id" integer,
	"amount_paise" bigint NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reference" text,
	"cause" text NOT NULL,
	"problem" text,
	"answer" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"staff_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_token_unique" UNIQUE("token"),
	CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'asked', 'succeeded', 'by-hand')),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_paise" > 0),
	CONSTRAINT "refunds_token" CHECK (length("refunds"."token") between 1 and 23)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"token" text PRIMARY KEY NOT NULL,
	"mihpayid" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"return_request_id" integer,
	"token" text NOT NULL,
	"file_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_photos_token_unique" UNIQUE("token"),
	CONSTRAINT "return_photos_size" CHECK ("return_photos"."width" > 0 and "return_photos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"reason" text NOT NULL,
	"wish" text NOT NULL,
	"batch_number" text NOT NULL,
	"manufactured_on" date NOT NULL,
	"description" text NOT NULL,
	"state" text DEFAULT 'received' NOT NULL,
	"answer" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_reason" CHECK ("return_requests"."reason" in ('defective', 'damaged', 'too-few', 'not-as-approved')),
	CONSTRAINT "return_requests_wish" CHECK ("return_requests"."wish" in ('print-again', 'refund')),
	CONSTRAINT "return_requests_state" CHECK ("return_requests"."state" in ('received', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_photos" ADD CONSTRAINT "return_photos_return_request_id_return_requests_id_fk" FOREIGN KEY ("return_request_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_check_at") WHERE "refunds"."state" in ('requested', 'asked');--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_payment" ON "sandbox_refunds" USING btree ("mihpayid");--> statement-breakpoint
CREATE INDEX "return_photos_of_order" ON "return_photos" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "return_photos_not_sent" ON "return_photos" USING btree ("created_at") WHERE "return_photos"."return_request_id" is null;--> statement-breakpoint
CREATE INDEX "return_requests_of_order" ON "return_requests" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_open" ON "return_requests" USING btree ("order_id") WHERE "return_requests"."state" = 'received';