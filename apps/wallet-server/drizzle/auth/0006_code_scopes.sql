-- oldest program: 0006_code_scopes
DELETE FROM "codes";--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "scope" text NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "mailed" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_by_scope" UNIQUE("subject","jkt","scope");--> statement-breakpoint
ALTER TABLE "codes" DROP COLUMN "mac";