CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"percent_bps" integer,
	"amount_paise" bigint,
	"least_paise" bigint NOT NULL,
	"kinds" text[] NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"uses_in_all" integer,
	"uses_each" integer,
	"is_for_first_order" boolean NOT NULL,
	"group_id" integer,
	"is_combinable" boolean NOT NULL,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code" CHECK ("coupons"."code" ~ '^[A-Z0-9]{3,20}$'),
	CONSTRAINT "coupons_worth" CHECK (num_nonnulls("coupons"."percent_bps", "coupons"."amount_paise") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent_bps" between 1 and 9000),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount_paise" > 0),
	CONSTRAINT "coupons_least" CHECK ("coupons"."least_paise" >= 0),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses_in_all" > 0 and "coupons"."uses_each" > 0),
	CONSTRAINT "coupons_kinds" CHECK (cardinality("coupons"."kinds") > 0),
	CONSTRAINT "coupons_days" CHECK ("coupons"."valid_until" >= "coupons"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_discounts" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"source" text NOT NULL,
	"part" text NOT NULL,
	"source_id" integer NOT NULL,
	"name" text NOT NULL,
	"rate_bps" integer,
	"amount_paise" bigint NOT NULL,
	CONSTRAINT "order_discounts_order_id_position_source_part_pk" PRIMARY KEY("order_id","position","source","part"),
	CONSTRAINT "order_discounts_source" CHECK ("order_discounts"."source" in ('price-list', 'coupon')),
	CONSTRAINT "order_discounts_part" CHECK ("order_discounts"."part" in ('box', 'sticker', 'label', 'die')),
	CONSTRAINT "order_discounts_amount" CHECK ("order_discounts"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "customer_group_members" (
	"group_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "customer_group_members_customer_id_group_id_pk" PRIMARY KEY("customer_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "customer_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"customer_id" integer,
	"group_id" integer,
	"rates" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_lists_one_owner" CHECK (num_nonnulls("price_lists"."customer_id", "price_lists"."group_id") = 1),
	CONSTRAINT "price_lists_days" CHECK ("price_lists"."valid_until" >= "price_lists"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_discounts" ADD CONSTRAINT "order_discounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_members" ADD CONSTRAINT "customer_group_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_group_id_customer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_of_coupon" ON "coupon_uses" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "order_discounts_of_coupon" ON "order_discounts" USING btree ("source_id") WHERE "order_discounts"."source" = 'coupon';--> statement-breakpoint
CREATE INDEX "members_of_group" ON "customer_group_members" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "price_lists_of_customer" ON "price_lists" USING btree ("customer_id") WHERE "price_lists"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "price_lists_of_group" ON "price_lists" USING btree ("group_id") WHERE "price_lists"."group_id" is not null;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;