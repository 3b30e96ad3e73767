/**
 * The address at which WhatsApp opens a chat.
 * @param phone E.164; empty: the buyer chooses whom to send the text to
 * @param text the first message, which the buyer can edit before it is sent
 */
export function createWhatsappUrl(phone: string, text?: string): string {
  const url = new URL(`https://wa.me/${phone.replace(/\D/g, '')}`);
  if (text !== undefined) url.searchParams.set('text', text);
  // WhatsApp shows '+' literally.
  return url.href.replaceAll('+', '%20');
}
