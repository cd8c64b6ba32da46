CREATE TABLE "pages_due" (
	"store" uuid NOT NULL,
	"path" text NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"due_as_of" bigint DEFAULT 0 NOT NULL,
	"due_with" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pages_due_store_path_pk" PRIMARY KEY("store","path")
);
--> statement-breakpoint
ALTER TABLE "pages_due" ADD CONSTRAINT "pages_due_store_page_stores__id_fk" FOREIGN KEY ("store") REFERENCES "public"."page_stores"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_due_next" ON "pages_due" USING btree ("store","due_with","due_at");--> statement-breakpoint
INSERT INTO "pages_due" ("store", "path", "due_at", "due_as_of", "due_with")
SELECT "store", "path", "due_at", "due_as_of", "due_with" FROM "publications" WHERE "due_at" IS NOT NULL;--> statement-breakpoint
-- Room beside each page, so that publishing it again writes no index.
ALTER TABLE "publications" SET (fillfactor = 70);
