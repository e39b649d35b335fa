ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_kind";--> statement-breakpoint
DROP INDEX "ledger_recorded_once";--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "bank_fee_paise" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_recorded_once" ON "payment_ledger" USING btree ("order_id","kind","gateway_payment_id",coalesce("again_after", 0)) WHERE "payment_ledger"."kind" in ('cash', 'transfer', 'cheque');--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_bank_fee" CHECK ("payment_ledger"."bank_fee_paise" is null or ("payment_ledger"."bank_fee_paise" > 0 and coalesce("payment_ledger"."reversal_cause", '') = 'bounced'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_kind" CHECK ("payment_ledger"."kind" in ('payment', 'refund', 'cash', 'transfer', 'cheque', 'reversal'));