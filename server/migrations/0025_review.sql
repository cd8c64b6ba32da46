ALTER TABLE "releases" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "asked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "asked_by_name" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "asked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "asked_note" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sent_back_by_id" uuid;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sent_back_by_name" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sent_back_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sent_back_note" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "editors_need_review" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "releases_review" ON "releases" USING btree ("review") WHERE "releases"."review" is not null;