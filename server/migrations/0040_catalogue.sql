CREATE TABLE "characteristics" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"kind" text DEFAULT 'number' NOT NULL,
	"unit" text,
	"decimals" integer,
	"group" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_multiple" boolean DEFAULT false NOT NULL,
	"description" text,
	"etim_feature" text,
	CONSTRAINT "characteristics_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"product" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "characteristics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "etim_class" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "lifecycle" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "successor" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "values" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "accessories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "spare_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "characteristics_name" ON "characteristics" USING btree (lower("name")) WHERE "characteristics"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "characteristics_by_name" ON "characteristics" USING btree ("name" collate "und-x-icu","_id");--> statement-breakpoint
CREATE INDEX "characteristics_search" ON "characteristics" USING gin ("name" gin_trgm_ops,"group" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_codes_product" ON "order_codes" USING btree ("product");--> statement-breakpoint
CREATE INDEX "products_lifecycle" ON "products" USING btree ("lifecycle","_id") WHERE "products"."deleted_at" is null;