CREATE TABLE "news" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"image_url" text,
	"date" date NOT NULL,
	"author" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "news_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "news_date" ON "news" USING btree ("date" desc,"_id") WHERE "news"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "news_search" ON "news" USING gin ("title" gin_trgm_ops,"summary" gin_trgm_ops);