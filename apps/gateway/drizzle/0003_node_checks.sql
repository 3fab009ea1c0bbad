CREATE TABLE "node_checks" (
	"chain" text NOT NULL,
	"node" text NOT NULL,
	"usable" boolean NOT NULL,
	"head" bigint,
	"problem" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "node_checks_chain_node_pk" PRIMARY KEY("chain","node")
);
