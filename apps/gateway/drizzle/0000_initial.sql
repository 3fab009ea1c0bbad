CREATE TABLE "blocks" (
	"chain" text NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "blocks_chain_number_pk" PRIMARY KEY("chain","number")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text NOT NULL,
	"project_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"event" text NOT NULL,
	"domain" text NOT NULL,
	"url" text NOT NULL,
	"address" text,
	"properties" jsonb,
	CONSTRAINT "events_project_id_id_pk" PRIMARY KEY("project_id","id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disabled_at" timestamp with time zone,
	"origins" text[] NOT NULL,
	"features" jsonb NOT NULL,
	"analytics" boolean DEFAULT false NOT NULL,
	"per_minute" integer
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"chain" text NOT NULL,
	"hash" text NOT NULL,
	"block" bigint NOT NULL,
	"position" integer NOT NULL,
	"mined_at" timestamp with time zone NOT NULL,
	"sender" text NOT NULL,
	"receiver" text,
	"nonce" bigint NOT NULL,
	"status" text NOT NULL,
	"operation" text NOT NULL,
	CONSTRAINT "transactions_chain_hash_pk" PRIMARY KEY("chain","hash")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"chain" text NOT NULL,
	"account" text NOT NULL,
	"block" bigint NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"ordinal" integer NOT NULL,
	"direction" text NOT NULL,
	"token" text,
	"token_id" numeric(78, 0),
	"amount" numeric(78, 0),
	"spam" boolean NOT NULL,
	CONSTRAINT "transfers_chain_account_block_position_ordinal_pk" PRIMARY KEY("chain","account","block","position","ordinal")
);
--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_time" ON "events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "transactions_by_block" ON "transactions" USING btree ("chain","block");--> statement-breakpoint
CREATE INDEX "transfers_by_block" ON "transfers" USING btree ("chain","block");