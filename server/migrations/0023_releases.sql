CREATE TABLE "drafts" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"release" uuid NOT NULL,
	"collection" text NOT NULL,
	"record_id" uuid,
	"kind" text NOT NULL,
	"title" text,
	"values" jsonb NOT NULL,
	"base_revision" integer,
	"base" jsonb NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "drafts_record" UNIQUE NULLS NOT DISTINCT("collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp(3) with time zone,
	"problem" text,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"scheduled_by_id" uuid,
	"scheduled_by_name" text,
	"published_at" timestamp(3) with time zone,
	"published_by_id" uuid,
	"published_by_name" text,
	"published_drafts" jsonb
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "is_part" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_release_releases__id_fk" FOREIGN KEY ("release") REFERENCES "public"."releases"("_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_release" ON "drafts" USING btree ("release");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("publish_at") WHERE "releases"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("status","_id" desc);