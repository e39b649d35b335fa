CREATE TABLE "proof_decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proof_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"proof_id" integer NOT NULL,
	"decision" text NOT NULL,
	"decided_as" text NOT NULL,
	"staff_id" integer,
	"name" text NOT NULL,
	"decided_from" text,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proof_decisions_decision" CHECK ("proof_decisions"."decision" in ('approve', 'change', 'withdraw')),
	CONSTRAINT "proof_decisions_actor" CHECK ("proof_decisions"."decided_as" in ('customer', 'guest', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "proof_link_uses" (
	"order_id" integer NOT NULL,
	"may" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proof_link_uses_order_id_may_pk" PRIMARY KEY("order_id","may"),
	CONSTRAINT "proof_link_uses_kind" CHECK ("proof_link_uses"."may" in ('decide', 'comment'))
);
--> statement-breakpoint
ALTER TABLE "proof_decisions" ADD CONSTRAINT "proof_decisions_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_decisions" ADD CONSTRAINT "proof_decisions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_link_uses" ADD CONSTRAINT "proof_link_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_decisions_of_proof" ON "proof_decisions" USING btree ("proof_id","id");--> statement-breakpoint
-- Decisions that stand, and those of superseded proofs. A proof that was approved as in an earlier order has none of its own.
INSERT INTO "proof_decisions" ("proof_id", "decision", "decided_as", "staff_id", "name", "decided_from", "text", "created_at")
SELECT id, CASE decision WHEN 'approved' THEN 'approve' ELSE 'change' END, decided_as, decided_staff_id, coalesce(decided_name, ''), decided_from, coalesce(decision_text, ''), decided_at
  FROM "proofs" WHERE decided_at >= created_at AND decision IS NOT NULL ORDER BY decided_at, id;
