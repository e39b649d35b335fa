/** The sign-in of a site's first member of staff. */
export const staffAccount = { email: 'desk@bench.example', password: 'a-staff-password-of-length' };

/** It, as the site's settings. */
export const staffSettings = { STAFF_EMAIL: staffAccount.email, STAFF_PASSWORD: staffAccount.password };
