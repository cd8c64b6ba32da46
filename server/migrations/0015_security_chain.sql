CREATE TABLE "security_chain" (
	"number" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "security_chain_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Who typed an address that is no account's is nobody's business to keep.
ALTER TABLE "security_events" DISABLE TRIGGER "security_events_append_only";--> statement-breakpoint
UPDATE "security_events" SET "user_name" = '', "actor_name" = '' WHERE "kind" = 'sign_in_failed' AND "user_id" IS NULL;--> statement-breakpoint
ALTER TABLE "security_events" ENABLE TRIGGER "security_events_append_only";--> statement-breakpoint
-- Each field is hashed by itself, so that none can reach over into the next. `audit-chain.ts` does the same.
CREATE FUNCTION security_event_hash(previous bytea, e "security_events") RETURNS bytea LANGUAGE sql STABLE AS
$$ SELECT sha256(previous
  || sha256(convert_to(e."_id"::text, 'UTF8'))
  || sha256(convert_to(to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'UTF8'))
  || sha256(convert_to(e."kind", 'UTF8'))
  || sha256(convert_to(coalesce(e."user_id"::text, ''), 'UTF8'))
  || sha256(convert_to(e."user_name", 'UTF8'))
  || sha256(convert_to(coalesce(e."actor_id"::text, ''), 'UTF8'))
  || sha256(convert_to(e."actor_name", 'UTF8'))
  || sha256(convert_to(e."address", 'UTF8'))
  || sha256(convert_to(e."device", 'UTF8'))
  || sha256(convert_to(e."details", 'UTF8'))) $$;--> statement-breakpoint
-- Deferred to the commit: whoever gets the lock holds everything else already, so nobody waits for each other.
CREATE FUNCTION chain_security_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS
$$ DECLARE last "security_chain"; BEGIN
  PERFORM pg_advisory_xact_lock(4201011);
  SELECT * INTO last FROM "security_chain" ORDER BY "number" DESC LIMIT 1;
  INSERT INTO "security_chain" VALUES
    (coalesce(last."number", 0) + 1, NEW."_id", security_event_hash(coalesce(last."hash", ''::bytea), NEW));
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$ DECLARE e "security_events"; n bigint := 0; h bytea := ''; BEGIN
  FOR e IN SELECT * FROM "security_events" ORDER BY "_id" LOOP
    n := n + 1;
    h := security_event_hash(h, e);
    INSERT INTO "security_chain" VALUES (n, e."_id", h);
  END LOOP;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER security_events_chain AFTER INSERT ON "security_events"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain_security_event();--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('busbar.pruning', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER security_chain_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "security_chain"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Deletes what is older from the beginning on. The last link of it stays, without its entry: the rest hangs on it.
CREATE FUNCTION prune_security_events(keep interval) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS
$$ DECLARE upto bigint; BEGIN
  IF keep < interval '180 days' THEN RAISE EXCEPTION 'the security log is kept for 180 days at least'; END IF;
  PERFORM pg_advisory_xact_lock(4201011);
  SELECT max(c."number") INTO upto FROM "security_chain" c JOIN "security_events" e ON e."_id" = c."event_id"
    WHERE e."at" < now() - keep AND c."number" < (
      SELECT coalesce(min(c2."number"), 9223372036854775807) FROM "security_chain" c2
      JOIN "security_events" e2 ON e2."_id" = c2."event_id" WHERE e2."at" >= now() - keep);
  IF upto IS NULL THEN RETURN NULL; END IF;
  PERFORM set_config('busbar.pruning', 'on', true);
  DELETE FROM "security_events" e USING "security_chain" c WHERE c."event_id" = e."_id" AND c."number" <= upto;
  DELETE FROM "security_chain" WHERE "number" < upto;
  PERFORM set_config('busbar.pruning', 'off', true);
  RETURN (SELECT c."number" || ':' || encode(c."hash", 'hex') FROM "security_chain" c WHERE c."number" = upto);
END $$;
