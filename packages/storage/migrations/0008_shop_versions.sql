CREATE TABLE "shop_versions" (
	"table_name" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);--> statement-breakpoint
-- Counts the change and tells every node when the transaction commits.
CREATE FUNCTION count_shop_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_versions (table_name, version) VALUES (TG_TABLE_NAME, 1)
    ON CONFLICT (table_name) DO UPDATE SET version = shop_versions.version + 1;
  PERFORM pg_notify('shop_version', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variants FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON variant_images FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tax_rates FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON boards FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON coatings FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_cards FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_cards FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sticker_shapes FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sticker_sizes FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sticker_materials FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sticker_quantities FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();--> statement-breakpoint
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
