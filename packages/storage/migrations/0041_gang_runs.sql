CREATE TABLE "production_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sheet" text NOT NULL,
	"material_code" text NOT NULL,
	"material_name" text NOT NULL,
	"coats" text NOT NULL,
	"sheets" integer NOT NULL,
	"waste" integer NOT NULL,
	"cost_paise" bigint NOT NULL,
	"cost_apart_paise" bigint NOT NULL,
	"layout" jsonb NOT NULL,
	"staff_id" integer NOT NULL,
	"dissolved_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_runs_figures" CHECK ("production_runs"."sheets" > 0 and "production_runs"."cost_paise" >= 0 and "production_runs"."cost_apart_paise" >= "production_runs"."cost_paise")
);
--> statement-breakpoint
ALTER TABLE "production_jobs" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD COLUMN "started_by" integer;--> statement-breakpoint
ALTER TABLE "production_steps_done" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "production_steps_done" ADD COLUMN "started_by" integer;--> statement-breakpoint
ALTER TABLE "production_runs" ADD CONSTRAINT "production_runs_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_run_id_production_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."production_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_started_by_staff_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_steps_done" ADD CONSTRAINT "production_steps_done_started_by_staff_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_jobs" ADD CONSTRAINT "production_jobs_started" CHECK (("production_jobs"."started_at" is null) = ("production_jobs"."started_by" is null));--> statement-breakpoint
CREATE INDEX "production_jobs_of_run" ON "production_jobs" USING btree ("run_id") WHERE "production_jobs"."run_id" is not null;
