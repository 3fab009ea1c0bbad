-- oldest program: 0001_social
CREATE TABLE "social_logins" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"jkt" text NOT NULL,
	"project_id" text NOT NULL,
	"origin" text NOT NULL,
	"browser" text NOT NULL,
	"status" text NOT NULL,
	"subject" text,
	"profile" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"result" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_logins_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "social_logins_by_expiry" ON "social_logins" USING btree ("expires_at");