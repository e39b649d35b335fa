CREATE TABLE "production_costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"note" text NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_costs_kind" CHECK ("production_costs"."kind" in ('outwork', 'board', 'plates', 'die', 'transport', 'other')),
	CONSTRAINT "production_costs_amount" CHECK ("production_costs"."amount_paise" <> 0)
);
--> statement-breakpoint
ALTER TABLE "production_costs" ADD CONSTRAINT "production_costs_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_costs" ADD CONSTRAINT "production_costs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_costs_of_job" ON "production_costs" USING btree ("job_id","id");