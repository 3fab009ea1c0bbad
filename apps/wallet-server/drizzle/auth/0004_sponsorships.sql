CREATE TABLE "sponsorships" (
	"project_id" text NOT NULL,
	"chain_id" integer NOT NULL,
	"paymaster" text NOT NULL,
	"sender" text NOT NULL,
	"nonce" numeric(78, 0) NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"block" bigint NOT NULL,
	"valid_until" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sponsorships_project_id_chain_id_sender_nonce_pk" PRIMARY KEY("project_id","chain_id","sender","nonce")
);
--> statement-breakpoint
CREATE INDEX "sponsorships_by_paymaster" ON "sponsorships" USING btree ("chain_id","paymaster","state");--> statement-breakpoint
CREATE INDEX "sponsorships_by_time" ON "sponsorships" USING btree ("project_id","chain_id","created_at");