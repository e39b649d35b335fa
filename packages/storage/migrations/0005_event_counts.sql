CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "event_counts_day_event_page_label_pk" PRIMARY KEY("day","event","page","label"),
	CONSTRAINT "event_counts_count" CHECK ("event_counts"."count" >= 0)
);
