/** A phone number as a link's address. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A chat that begins with a sentence of ours; null where the company has no number for it. */
export const whatsAppChat = (number: string, opening: string): string | null => {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(opening)}`;
};
