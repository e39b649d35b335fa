CREATE TABLE "production_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"route" text[] NOT NULL,
	"stage" text NOT NULL,
	"die_key" text,
	"due_on" date,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_jobs_line_unique" UNIQUE("line_id"),
	CONSTRAINT "production_jobs_stage" CHECK ("production_jobs"."stage" in ('plates', 'printing', 'coating', 'cutting', 'pasting', 'packing', 'packed'))
);
--> statement-breakpoint
CREATE TABLE "production_steps_done" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_steps_done_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"step" text NOT NULL,
	"staff_id" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_steps_done_step" CHECK ("production_steps_done"."step" in ('plates', 'printing', 'coating', 'cutting', 'pasting', 'packing'))
);
--> statement-breakpoint
CREATE TABLE "stock_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"material_code" text NOT NULL,
	"material_name" text NOT NULL,
	"sheet" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reorder_level" integer,
	"warned_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_items_once" UNIQUE("material_code","sheet"),
	CONSTRAINT "stock_items_level" CHECK ("stock_items"."reorder_level" >= 0)
);
--> statement-breakpoint
CREATE TABLE "production_sheets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"stock_item_id" integer NOT NULL,
	"sheets" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "production_sheets_count" CHECK ("production_sheets"."sheets" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"stock_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sheets" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"job_id" integer,
	"note" text,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_entries_kind" CHECK ("stock_entries"."kind" in ('receipt', 'correction', 'used', 'taken-back')),
	CONSTRAINT "stock_entries_sheets" CHECK ("stock_entries"."sheets" <> 0)
);
--> statement-breakpoint
CREATE TABLE "production_tools" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_tools_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"die_key" text NOT NULL,
	"customer_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"part" text NOT NULL,
	"box_name" text NOT NULL,
	"sheet" text NOT NULL,
	"ups" integer NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'in-use' NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_tools_once" UNIQUE("job_id","kind","part"),
	CONSTRAINT "production_tools_kind" CHECK ("production_tools"."kind" in ('die', 'plates')),
	CONSTRAINT "production_tools_state" CHECK ("production_tools"."state" in ('in-use', 'on-shelf', 'scrapped')),
	CONSTRAINT "production_tools_counts" CHECK ("production_tools"."ups" > 0 and "production_tools"."runs" >= 0)
);
--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_steps_done" ADD CONSTRAINT "production_steps_done_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_steps_done" ADD CONSTRAINT "production_steps_done_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_sheets" ADD CONSTRAINT "production_sheets_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_sheets" ADD CONSTRAINT "production_sheets_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_stock_item_id_stock_items_id_fk" FOREIGN KEY ("stock_item_id") REFERENCES "public"."stock_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_entries" ADD CONSTRAINT "stock_entries_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tools" ADD CONSTRAINT "production_tools_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_tools" ADD CONSTRAINT "production_tools_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_jobs_of_order" ON "production_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "production_jobs_open" ON "production_jobs" USING btree ("due_on","id") WHERE "production_jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "production_steps_done_of_job" ON "production_steps_done" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "production_sheets_of_job" ON "production_sheets" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "production_sheets_to_use" ON "production_sheets" USING btree ("stock_item_id") WHERE "production_sheets"."used_at" is null;--> statement-breakpoint
CREATE INDEX "stock_entries_of_item" ON "stock_entries" USING btree ("stock_item_id","id");--> statement-breakpoint
CREATE INDEX "production_tools_of_box" ON "production_tools" USING btree ("customer_id","die_key") WHERE "production_tools"."state" <> 'scrapped';--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Orders that are in the works already begin at their first step.
INSERT INTO "production_jobs" ("order_id", "line_id", "route", "stage", "die_key")
SELECT l."order_id", l."id",
  CASE WHEN l."kind" <> 'box' THEN ARRAY['printing', 'cutting', 'packing']
    WHEN jsonb_typeof(l."configuration" -> 'outer') = 'object' OR jsonb_typeof(l."configuration" -> 'inner') = 'object'
      THEN ARRAY['plates', 'printing', 'coating', 'cutting', 'pasting', 'packing']
    ELSE ARRAY['plates', 'printing', 'cutting', 'pasting', 'packing'] END,
  CASE WHEN l."kind" <> 'box' THEN 'printing' ELSE 'plates' END,
  l."paid_die_key"
FROM "order_lines" l INNER JOIN "orders" o ON o."id" = l."order_id"
WHERE o."status" IN ('Order Accepted', 'In Production');