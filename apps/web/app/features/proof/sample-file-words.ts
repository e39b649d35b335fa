/** What the page of a sample and its item say of a file, which nobody presses for. */
export const sampleFileWords = 'Send a file and we print it on the sample; without one it is plain.';
