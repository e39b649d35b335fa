/** A phone number as a `tel:` URL. */
export const telephone = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A WhatsApp URL with a prefilled message; null if the company has no number for it. */
export const whatsAppChat = (number: string, opening: string): string | null => {
  const digits = number.replace(/\D/g, '');
  return digits === '' ? null : `https://wa.me/${digits}?text=${encodeURIComponent(opening)}`;
};
