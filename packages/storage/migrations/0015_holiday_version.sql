-- Public pages show dates that depend on the holidays.
CREATE TRIGGER count_shop_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON holidays FOR EACH STATEMENT EXECUTE FUNCTION count_shop_version();
