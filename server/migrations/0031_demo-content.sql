CREATE TABLE "demo_content" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"has_failed" boolean DEFAULT false NOT NULL,
	"with_edited" boolean DEFAULT false NOT NULL,
	"has_finished_setup" boolean DEFAULT false NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_records" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "demo_records_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
