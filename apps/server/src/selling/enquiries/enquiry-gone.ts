export const enquiryGone = 'There is no such enquiry. They are deleted after a year.';

/** Somebody else has changed it since it was read. */
export const enquiryChanged = 'Somebody else has changed this enquiry meanwhile. Please look at it again.';

/** An enquiry's name in the audit trail, where the sender's name would stay after the enquiry is deleted. */
export const enquiryName = (enquiryId: number): string => `Enquiry ${enquiryId}`;
