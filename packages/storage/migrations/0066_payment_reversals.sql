ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_kind";--> statement-breakpoint
ALTER TABLE "payment_ledger" DROP CONSTRAINT "payment_ledger_sign";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
DROP INDEX "ledger_cash_once";--> statement-breakpoint
DROP INDEX "ledger_transfer_once";--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "reverses" integer;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "reversal_cause" text;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD COLUMN "again_after" integer;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_reverses_payment_ledger_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_again_after_payment_ledger_id_fk" FOREIGN KEY ("again_after") REFERENCES "public"."payment_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_recorded_once" ON "payment_ledger" USING btree ("order_id","kind","gateway_payment_id",coalesce("again_after", 0)) WHERE "payment_ledger"."kind" in ('cash', 'transfer');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_reversed_once" ON "payment_ledger" USING btree ("reverses") WHERE "payment_ledger"."reverses" is not null;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_reversal" CHECK (("payment_ledger"."kind" = 'reversal') = ("payment_ledger"."reverses" is not null) and ("payment_ledger"."reverses" is null) = ("payment_ledger"."reversal_cause" is null));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_reversal_cause" CHECK ("payment_ledger"."reversal_cause" in ('wrong-order', 'wrong-amount', 'bounced', 'mistake'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_kind" CHECK ("payment_ledger"."kind" in ('payment', 'refund', 'cash', 'transfer', 'reversal'));--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_sign" CHECK ("payment_ledger"."amount_paise" <> 0 and ("payment_ledger"."kind" in ('refund', 'reversal')) = ("payment_ledger"."amount_paise" < 0));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('requested', 'asked', 'succeeded', 'by-hand', 'withdrawn'));