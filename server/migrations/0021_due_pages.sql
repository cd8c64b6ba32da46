DROP INDEX "publications_due";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "due_as_of" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "due_with" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("store","due_with","due_at") WHERE "publications"."due_at" is not null;