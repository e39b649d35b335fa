ALTER TABLE "parcel_steps" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "parcel_steps" ADD COLUMN "tracking_number" text;--> statement-breakpoint
-- The parcel knows its last sending. One that is on its way again because it hadn't arrived after all wasn't sent again.
UPDATE "parcel_steps" SET "courier" = "parcels"."courier", "tracking_number" = "parcels"."tracking_number"
FROM "parcels" WHERE "parcels"."id" = "parcel_steps"."parcel_id" AND "parcel_steps"."id" = (
  SELECT max(s."id") FROM "parcel_steps" s WHERE s."parcel_id" = "parcels"."id" AND s."status" = 'sent'
    AND (SELECT b."status" FROM "parcel_steps" b WHERE b."parcel_id" = s."parcel_id" AND b."id" < s."id"
         ORDER BY b."id" DESC LIMIT 1) IS DISTINCT FROM 'delivered');