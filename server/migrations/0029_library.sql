ALTER TABLE "images" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "replaced" jsonb;--> statement-breakpoint
CREATE INDEX "images_file" ON "images" USING btree (split_part("url", '/', 4));--> statement-breakpoint
CREATE INDEX "images_age" ON "images" USING btree ("created_at");