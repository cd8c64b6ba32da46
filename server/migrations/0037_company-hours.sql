ALTER TABLE "company" ADD COLUMN "emergency_phone" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "opening_hours" text;