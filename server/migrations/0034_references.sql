CREATE TABLE "references" (
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
	"client" text,
	"place" text,
	"year" integer NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before_image_url" text,
	"after_image_url" text,
	"body" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "references_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE INDEX "references_year" ON "references" USING btree ("year" desc,"_id") WHERE "references"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "references_services" ON "references" USING gin ("services" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "references_products" ON "references" USING gin ("products" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "references_search" ON "references" USING gin ("title" gin_trgm_ops,"client" gin_trgm_ops,"place" gin_trgm_ops);