-- Printed paper labels and plastic ones get their six digits. Headings of the tax rates stay: they apply to all below them.
UPDATE "sticker_materials" SET "hsn" = '482110', "version" = "version" + 1 WHERE "hsn" = '4821';--> statement-breakpoint
UPDATE "sticker_materials" SET "hsn" = '391990', "version" = "version" + 1 WHERE "hsn" = '3919';
