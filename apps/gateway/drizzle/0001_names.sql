CREATE TABLE "names" (
	"label" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"coin_type" bigint NOT NULL,
	"has_key" boolean NOT NULL,
	"avatar" text,
	"bio" text,
	"message" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "names_by_owner" ON "names" USING btree ("owner");