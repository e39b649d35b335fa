ALTER TABLE "order_lines" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_side" CHECK ("proof_comments"."side" in ('inside'));--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_side_place" CHECK ("proof_comments"."side" is null or "proof_comments"."x" is not null);--> statement-breakpoint
-- Until now, reminders were counted by proof, and mailed after 1, 3 and 6 days.
UPDATE "order_lines" SET "reminded_at" = "proofs"."created_at" + interval '1 day' * (array[1, 3, 6])[least("proofs"."reminders", 3)]
FROM "proofs" WHERE "proofs"."line_id" = "order_lines"."id" AND "proofs"."state" = 'sent' AND "proofs"."reminders" > 0;
