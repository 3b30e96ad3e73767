/** Pages that open by an id in a buyer's own link: what they have in common. */
export const knownSale = {
  'knownSale.buyer.name': 'Nome',
  'knownSale.buyer.email': 'E-mail',
  'knownSale.buyer.phone': 'Celular',
  'knownSale.buyer.note':
    'Ocultamos parte do seu contato, porque links podem ser encaminhados. Não é você? Não pague: fale com quem enviou o link.',
  'knownSale.notFound.title': 'Não há nada em aberto neste link',
  'knownSale.notFound.text':
    'O pagamento pode já ter sido feito, o prazo pode ter terminado ou o endereço pode estar incompleto. Confira o link que você recebeu ou fale com quem o enviou: nada é cobrado duas vezes.',
  'knownSale.unavailable.title': 'Não conseguimos abrir o seu link agora',
  'knownSale.unavailable.text':
    'O problema é nosso, e o link continua válido. Aguarde um instante e tente novamente: nada foi cobrado.',
} as const;
