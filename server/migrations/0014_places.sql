CREATE TABLE "places" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"first_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "places_user_id_network_device_pk" PRIMARY KEY("user_id","network","device")
);
--> statement-breakpoint
ALTER TABLE "challenges" ADD COLUMN "ceremony" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_user_id_users__id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;