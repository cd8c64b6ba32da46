CREATE TABLE "field_revisions" (
	"collection" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"change" bigint NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "field_revisions_collection_record_id_field_change_pk" PRIMARY KEY("collection","record_id","field","change")
);
--> statement-breakpoint
CREATE INDEX "field_revisions_change" ON "field_revisions" USING btree ("change");