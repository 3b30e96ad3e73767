import type { MessagesOf } from '../messageKey';

export const invoicePaid: Partial<MessagesOf<'invoicePaid'>> = {
  'invoicePaid.text':
    'Recebemos o pagamento. Não precisa de enviar o comprovativo nem de fazer mais nada.',
  'invoicePaid.receipt': 'Comprovativo',
  'invoicePaid.missing.text':
    'Abra novamente o link que recebeu: lá está escrito se ainda há algo a pagar. Nada é cobrado duas vezes.',
  'invoicePaid.failed.text':
    'O pagamento não foi concluído e nenhum valor ficou cobrado. Abra novamente o link que recebeu para pagar de outra forma.',
};
