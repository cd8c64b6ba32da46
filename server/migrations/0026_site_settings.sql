ALTER TABLE "site_settings" ADD COLUMN "is_coming_soon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "home_sections" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "menu" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "footer_links" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "number_format" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "icon" text;