CREATE TABLE "email_updates" (
	"user_id" text PRIMARY KEY NOT NULL,
	"jkt" text NOT NULL,
	"step" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"challenge_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text,
	"email" text,
	"token_hash" text,
	"undo_until" timestamp with time zone NOT NULL,
	CONSTRAINT "former_emails_subject_unique" UNIQUE("subject"),
	CONSTRAINT "former_emails_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_updates" ADD CONSTRAINT "email_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_emails_by_user" ON "former_emails" USING btree ("user_id");