ALTER TABLE "proof_comments" ADD COLUMN "link" text;--> statement-breakpoint
ALTER TABLE "proof_comments" ADD CONSTRAINT "proof_comments_link" CHECK ("proof_comments"."link" in ('decide', 'comment'));