/** The banner of the homologation environment (spec section 1). */
export const homologation = {
  'homologation.title': 'Homologação',
  'homologation.close': 'Sair da homologação',
} as const;
