/** Address of a photograph in the back office, for the order desk's mail. */
export const photoAddressForStaff = (file: string): string => `/manage/return-photos/${file}`;
