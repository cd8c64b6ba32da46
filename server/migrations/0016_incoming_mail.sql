CREATE TABLE "mailbox_health" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"read_at" timestamp(3) with time zone,
	"failing_since" timestamp(3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "mails_set_aside" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"mailbox" text NOT NULL,
	"uid_validity" text NOT NULL,
	"uid" bigint NOT NULL,
	"sender" text,
	"subject" text,
	"reason" text NOT NULL,
	CONSTRAINT "mails_set_aside_mail" UNIQUE("mailbox","uid_validity","uid")
);
--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "asks" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "first_asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL;