CREATE TABLE "stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"file_url" text NOT NULL,
	"description" text,
	"version" text,
	"language" text,
	"kind" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_files_age" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "downloads_title" ON "downloads" USING btree ("title" collate "und-x-icu","_id");--> statement-breakpoint
CREATE INDEX "downloads_search" ON "downloads" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops,"version" gin_trgm_ops);