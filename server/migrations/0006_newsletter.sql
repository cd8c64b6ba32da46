CREATE TABLE "subscribers" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"consent" text NOT NULL,
	"confirm_token_hash" "bytea",
	"confirmed_at" timestamp(3) with time zone,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_confirm_token_hash_unique" UNIQUE("confirm_token_hash"),
	CONSTRAINT "subscribers_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "subscribers_confirmed" ON "subscribers" USING btree ("confirmed_at","_id");