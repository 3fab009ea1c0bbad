CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE INDEX "mails_by_due" ON "mails" USING btree ("due_at") WHERE "mails"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_by_expiry" ON "mails" USING btree ("expires_at");