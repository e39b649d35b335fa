export const entryConflict =
  'Somebody has changed this entry meanwhile. Nothing was overwritten: please load the page again.';

export const noRateOfGst = 'This HSN has no rate of GST today. Please add its rate first.';

export const lastOne = 'This is the last one on the site. Without it nothing could be ordered, so it stays on.';
