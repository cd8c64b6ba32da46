CREATE TABLE "changes" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"change" bigint NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "revisions_collection_record_id_revision_pk" PRIMARY KEY("collection","record_id","revision")
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"collection" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "slugs_collection_slug_pk" PRIMARY KEY("collection","slug")
);
--> statement-breakpoint
CREATE TABLE "page_stores" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"followed_to" bigint NOT NULL,
	"build" text
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"store" uuid NOT NULL,
	"path" text NOT NULL,
	"reads" text[] NOT NULL,
	"as_of" bigint DEFAULT 0 NOT NULL,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp(3) with time zone,
	CONSTRAINT "publications_store_path_pk" PRIMARY KEY("store","path")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp(3) with time zone,
	"name" text NOT NULL,
	"website" text,
	"description" text NOT NULL,
	"logo" text
);
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_store_page_stores__id_fk" FOREIGN KEY ("store") REFERENCES "public"."page_stores"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users__id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_change" ON "revisions" USING btree ("change");--> statement-breakpoint
CREATE INDEX "publications_reads" ON "publications" USING gin ("reads");--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partners_name" ON "partners" USING btree ("name");--> statement-breakpoint
CREATE INDEX "partners_search" ON "partners" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);