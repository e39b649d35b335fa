CREATE TABLE "production_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"step" text NOT NULL,
	"good" integer NOT NULL,
	"waste" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_counts_step" CHECK ("production_counts"."step" in ('plates', 'printing', 'coating', 'cutting', 'pasting', 'packing')),
	CONSTRAINT "production_counts_pieces" CHECK ("production_counts"."good" >= 0 and "production_counts"."waste" >= 0)
);
--> statement-breakpoint
ALTER TABLE "production_counts" ADD CONSTRAINT "production_counts_job_id_production_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."production_jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_counts" ADD CONSTRAINT "production_counts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_counts_of_job" ON "production_counts" USING btree ("job_id","step","id");