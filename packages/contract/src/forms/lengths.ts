/** Longest texts of the forms, in characters. */
export const longest = {
  name: 100,
  company: 150,
  area: 400,
  flat: 200,
  landmark: 200,
  message: 4000,
  complaint: 2000,
  batchNumber: 40,
} as const;
