/** /expired-link: a link that names no product, plan, offer or seller that exists. */
export const link = {
  'link.title': 'Este link não está mais disponível',
  'link.text':
    'O endereço pode ter expirado ou estar incompleto. Peça um novo link a quem enviou este ou fale com o nosso atendimento.',
  'link.retry': 'Tentar novamente',
} as const;
