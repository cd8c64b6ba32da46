CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_proofs" (
	"challenge" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"is_only" boolean DEFAULT true NOT NULL,
	"acknowledges" boolean DEFAULT false NOT NULL,
	"spam_filter" text DEFAULT 'normal' NOT NULL,
	"keep_months" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_settings_is_only_unique" UNIQUE("is_only")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "spam_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text_hash" "bytea";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_collection" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_title" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "consent" text;--> statement-breakpoint
CREATE INDEX "messages_spam_unread" ON "messages" USING btree ("_id") WHERE "messages"."is_spam" and "messages"."status" = 'unread';--> statement-breakpoint
CREATE INDEX "messages_text" ON "messages" USING btree ("text_hash","_id");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree ("email");