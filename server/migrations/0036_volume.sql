CREATE INDEX "images_newest" ON "images" USING btree ("created_at",split_part("url", '/', 4));--> statement-breakpoint
CREATE INDEX "images_search" ON "images" USING gin ("name" gin_trgm_ops,"alt" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "revisions_actor" ON "revisions" USING btree ("actor_id","change");--> statement-breakpoint
CREATE INDEX "revisions_at" ON "revisions" USING btree ("at");--> statement-breakpoint
DROP INDEX "images_age";
