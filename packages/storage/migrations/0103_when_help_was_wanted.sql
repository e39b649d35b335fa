ALTER TABLE "order_lines" ADD COLUMN "help_wanted_at" timestamp with time zone;
