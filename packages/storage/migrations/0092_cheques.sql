CREATE TABLE "cheques" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cheques_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"bank" text NOT NULL,
	"dated_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end" text,
	"ended_on" date,
	"ended_by" integer,
	CONSTRAINT "cheques_number" CHECK ("cheques"."number" ~ '^[0-9]{6}$'),
	CONSTRAINT "cheques_amount" CHECK ("cheques"."amount_paise" > 0),
	CONSTRAINT "cheques_end" CHECK ("cheques"."end" in ('bounced', 'given-back')),
	CONSTRAINT "cheques_ended" CHECK (("cheques"."end" is null) = ("cheques"."ended_on" is null) and ("cheques"."end" is null) = ("cheques"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cheques_of_order" ON "cheques" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "cheques_open" ON "cheques" USING btree ("dated_on","id") WHERE "cheques"."end" is null;