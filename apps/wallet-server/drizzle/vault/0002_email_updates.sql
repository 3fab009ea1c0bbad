-- oldest program: 0002_email_updates
CREATE TABLE "subjects" (
	"subject" text PRIMARY KEY NOT NULL,
	"recovery_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recoveries" DROP CONSTRAINT "one_recovery";--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "purpose" text DEFAULT 'login' NOT NULL;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subjects_by_recovery" ON "subjects" USING btree ("recovery_id");--> statement-breakpoint
INSERT INTO "subjects" ("subject", "recovery_id", "added_at") SELECT "subject", "id", "created_at" FROM "recoveries";
