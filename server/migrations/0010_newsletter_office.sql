CREATE TABLE "campaign_recipients" (
	"campaign_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reason" text,
	CONSTRAINT "campaign_recipients_campaign_id_subscriber_id_pk" PRIMARY KEY("campaign_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"cards" jsonb,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"problem" text,
	"counts" jsonb
);
--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_campaign_id_campaigns__id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_recipients_due" ON "campaign_recipients" USING btree ("campaign_id","due_at","subscriber_id") WHERE "campaign_recipients"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "campaign_recipients_reason" ON "campaign_recipients" USING btree ("campaign_id","changed_at") WHERE "campaign_recipients"."reason" is not null;--> statement-breakpoint
CREATE INDEX "campaigns_sending" ON "campaigns" USING btree ("started_at") WHERE "campaigns"."state" = 'sending';--> statement-breakpoint
CREATE INDEX "subscribers_search" ON "subscribers" USING gin ("email" gin_trgm_ops);