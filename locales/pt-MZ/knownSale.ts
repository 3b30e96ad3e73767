import type { MessagesOf } from '../messageKey';

export const knownSale: Partial<MessagesOf<'knownSale'>> = {
  'knownSale.buyer.phone': 'Telemóvel',
  'knownSale.buyer.note':
    'Ocultamos parte do seu contacto, porque os links podem ser reencaminhados. Não é a pessoa indicada? Não pague: fale com quem enviou o link.',
  'knownSale.notFound.text':
    'O pagamento pode já ter sido feito, o prazo pode ter terminado ou o endereço pode estar incompleto. Confira o link que recebeu ou fale com quem o enviou: nada é cobrado duas vezes.',
};
