/** /subscription-welcome: what was bought is there to be used. */
export const welcome = {
  'welcome.title': 'Boas-vindas! O seu acesso está a caminho',
  'welcome.purchase': 'Ver os detalhes da compra',
} as const;
