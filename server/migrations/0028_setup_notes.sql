CREATE TABLE "setup_notes" (
	"step" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"noted_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
-- Whoever has accounts already has had a first hour.
INSERT INTO "setup_notes" ("step", "state")
SELECT step, 'done' FROM unnest(array['visitors', 'name', 'logo', 'colours', 'contact', 'email', 'service', 'product', 'online']) AS step
WHERE EXISTS (SELECT FROM "users");
