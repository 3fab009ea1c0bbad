CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"event" text NOT NULL,
	"req_id" text,
	"user_id" text,
	"device_id" text,
	"project_id" text,
	"code" text,
	"network" text
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"subject" text NOT NULL,
	"jkt" text NOT NULL,
	"project_id" text NOT NULL,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	CONSTRAINT "approvals_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"approval_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"jkt" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"wallet_id" text NOT NULL,
	"address" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_recovery" UNIQUE("subject")
);
--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_user" ON "audit" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "limits_by_expiry" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proofs_by_expiry" ON "proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "grants_by_expiry" ON "grants" USING btree ("expires_at");