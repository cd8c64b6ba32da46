CREATE TABLE "backups" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"pictures" integer NOT NULL,
	"proven_at" timestamp (3) with time zone,
	"problem" text
);
