CREATE TABLE "deletions" (
	"recovery_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "deletions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;