CREATE INDEX "ledger_by_reference" ON "payment_ledger" USING btree ("gateway_payment_id") WHERE "payment_ledger"."gateway_payment_id" is not null;--> statement-breakpoint
CREATE INDEX "order_steps_tracking" ON "order_steps" USING btree ("tracking_number") WHERE "order_steps"."tracking_number" is not null;
