CREATE TABLE "pages" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"address" text,
	"parent" uuid,
	"introduction" text,
	"image_url" text,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"in_menu" boolean DEFAULT false NOT NULL,
	"in_footer" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "pages_parent" ON "pages" USING btree ("parent","_id") WHERE "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_title" ON "pages" USING btree ("title" collate "und-x-icu","_id") WHERE "pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin ("title" gin_trgm_ops,"introduction" gin_trgm_ops);