/** Whom to ask, where the brand has someone. */
export const support = {
  'support.title': 'Fale com a gente',
  'support.faq': 'Central de ajuda',
  'support.whatsapp': 'Conversar no WhatsApp',
} as const;
