CREATE TABLE "share_links" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"release" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by_id" uuid,
	"created_by_name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "share_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_release_releases__id_fk" FOREIGN KEY ("release") REFERENCES "public"."releases"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_links_release" ON "share_links" USING btree ("release");