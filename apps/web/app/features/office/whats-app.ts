/** The address that opens WhatsApp with a message to a mobile number in India. */
export const whatsAppTo = (mobile: string, text: string): string =>
  `https://wa.me/91${mobile}?${new URLSearchParams({ text })}`;
