/** How a buyer heard of the product, where the brand asks (spec section 3, "Wol referer options"). */
export const referer = {
  'referer.label': 'Como conheceu?',
  'referer.placeholder': 'Selecione uma opção',
  'referer.optional': 'Opcional',
  'referer.wiseup-site': 'Site da Wise Up',
  'referer.wiseup-escola': 'Escola Wise Up',
  'referer.email': 'E-mail',
  'referer.facebook': 'Facebook',
  'referer.google': 'Google',
  'referer.instagram': 'Instagram',
  'referer.youtube': 'YouTube',
  'referer.representante': 'Representante',
  'referer.outro': 'Outro',
} as const;
