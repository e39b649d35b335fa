DROP INDEX "account_by_issuer";--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "issuer" SET DEFAULT 'local:credential';--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "issuer" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_by_provider" ON "account" USING btree ("provider_id","account_id");