CREATE TABLE "image_uses" (
	"file" text NOT NULL,
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "image_uses_file_collection_record_id_pk" PRIMARY KEY("file","collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"url" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumb_hash" text NOT NULL,
	"widths" integer[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"short_description" text,
	"long_description" text,
	"details" text,
	"image_url" text,
	"image_public_id" text,
	"subcategories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"category" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"details" text,
	"date" timestamp(3) with time zone,
	"image_url" text,
	"image_public_id" text,
	"location" text,
	"organizer" text,
	"registration_url" text
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_only" boolean DEFAULT true NOT NULL,
	"name" text,
	"description" text,
	"email" text,
	"phone" text,
	"address" text,
	"logo" jsonb,
	"social_media" jsonb,
	"hero_images" jsonb,
	"hero_stats" jsonb,
	"faq" jsonb,
	"coordinates" jsonb,
	CONSTRAINT "company_is_only_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"message" text NOT NULL,
	"admin_id" uuid,
	"admin_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'unread' NOT NULL,
	"is_spam" boolean DEFAULT false NOT NULL,
	"read_by" uuid[] DEFAULT '{}' NOT NULL,
	"send_key" uuid,
	CONSTRAINT "messages_send_key_unique" UNIQUE("send_key")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"short_description" text NOT NULL,
	"full_description" text,
	"main_image_url" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category" uuid,
	"price" numeric(12, 2),
	"is_new" boolean DEFAULT false NOT NULL,
	"is_eco_friendly" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"slug" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer NOT NULL,
	"title" text NOT NULL,
	"short_description" text,
	"description" text,
	"full_description" text,
	"details" text,
	"image_url" text,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "services_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_only" boolean DEFAULT true NOT NULL,
	"title_suffix" text,
	"description" text,
	"share_image" text,
	"can_zoom" boolean DEFAULT false NOT NULL,
	"privacy_text" text,
	"map_tile_url" text,
	"time_zone" text,
	CONSTRAINT "site_settings_is_only_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"surname" text,
	"position" text NOT NULL,
	"job_title" text NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"is_email_public" boolean DEFAULT false NOT NULL,
	"image_url" text
);
--> statement-breakpoint
DROP INDEX "partners_name";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_category_categories__id_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages__id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_uses_record" ON "image_uses" USING btree ("collection","record_id");--> statement-breakpoint
CREATE INDEX "images_waiting" ON "images" USING btree ("created_at") WHERE "images"."state" <> 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "categories_title" ON "categories" USING btree (lower("title")) WHERE "categories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "categories_order" ON "categories" USING btree ("display_order") WHERE "categories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("title" gin_trgm_ops,"short_description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_date" ON "events" USING btree ("date" desc nulls last,"_id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category","date" desc nulls last,"_id");--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("title" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("name" collate "und-x-icu","_id");--> statement-breakpoint
CREATE INDEX "clients_search" ON "clients" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_replies_message" ON "message_replies" USING btree ("message_id","_id");--> statement-breakpoint
CREATE INDEX "messages_inbox" ON "messages" USING btree ("_id") WHERE not "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("_id") WHERE not "messages"."is_spam" and "messages"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "messages_read" ON "messages" USING btree ("_id") WHERE not "messages"."is_spam" and "messages"."status" = 'read';--> statement-breakpoint
CREATE INDEX "messages_archived" ON "messages" USING btree ("_id") WHERE not "messages"."is_spam" and "messages"."status" = 'archived';--> statement-breakpoint
CREATE INDEX "messages_spam" ON "messages" USING btree ("_id") WHERE "messages"."is_spam";--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (("name" || e'\n' || "email" || e'\n' || "subject" || e'\n' || "message") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_live" ON "products" USING btree ("_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_trash" ON "products" USING btree ("_id") WHERE "products"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "products_title" ON "products" USING btree ("title" collate "und-x-icu","_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price","_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_price_down" ON "products" USING btree ("price" desc nulls last,"_id" desc) WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_age" ON "products" USING btree ("created_at","_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category","_id") WHERE "products"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("title" gin_trgm_ops,"short_description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "services_order" ON "services" USING btree ("display_order") WHERE "services"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("title" gin_trgm_ops,"short_description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "team_order" ON "team" USING btree ("is_active" desc,"name" collate "und-x-icu","_id");--> statement-breakpoint
CREATE INDEX "team_search" ON "team" USING gin ("name" gin_trgm_ops,"surname" gin_trgm_ops,"position" gin_trgm_ops,"job_title" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "partners_name" ON "partners" USING btree ("name" collate "und-x-icu","_id");