CREATE TABLE "deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"vault_token" text NOT NULL,
	"token_hash" text NOT NULL,
	"purge_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone,
	CONSTRAINT "deletions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_by_time" ON "deletions" USING btree ("purge_at");