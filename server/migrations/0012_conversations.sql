CREATE TABLE "read_mailboxes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_answers" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_replies" ALTER COLUMN "admin_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "kind" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "is_given_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "attachments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_mail_id_unique" UNIQUE("mail_id");