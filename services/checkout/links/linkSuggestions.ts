/** Sellers of the embedded catalogue, and where links are usually shared. Anything else can be typed. */
export const suggestedSellers: readonly string[] = ['ana', 'bruno', 'franchising'];
export const suggestedSources: readonly string[] = ['whatsapp', 'instagram', 'google', 'email'];
