ALTER TABLE "cheques" DROP CONSTRAINT "cheques_end";--> statement-breakpoint
ALTER TABLE "cheques" ADD COLUMN "bank_fee_paise" bigint;--> statement-breakpoint
CREATE INDEX "cheques_with_fee" ON "cheques" USING btree ("ended_on","id") WHERE "cheques"."bank_fee_paise" is not null;--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_bank_fee" CHECK ("cheques"."bank_fee_paise" is null or ("cheques"."bank_fee_paise" > 0 and coalesce("cheques"."end", '') = 'bounced'));--> statement-breakpoint
ALTER TABLE "cheques" ADD CONSTRAINT "cheques_end" CHECK ("cheques"."end" in ('bounced', 'given-back', 'mistake'));