-- Drawings name the brand whose print they show; three of the names were those of real brands.
UPDATE "variant_images" SET "image" = replace("image", 'look=araku-eleven', 'look=mukil-eleven') WHERE "image" LIKE '%look=araku-eleven%';--> statement-breakpoint
UPDATE "variant_images" SET "image" = replace("image", 'look=airwell', 'look=vayuma') WHERE "image" LIKE '%look=airwell%';--> statement-breakpoint
UPDATE "variant_images" SET "image" = replace("image", 'look=sahyadri-honey', 'look=thenkadu') WHERE "image" LIKE '%look=sahyadri-honey%';
