ALTER TABLE "message_replies" ADD COLUMN "sent_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "failure" text;