import type { MessagesOf } from '../messageKey';

export const bankSlip: Partial<MessagesOf<'bankSlip'>> = {
  'bankSlip.text':
    'O seu boleto já está disponível. No prazo de 2 dias após a confirmação do pagamento, recebe um e-mail para concluir o registo.',
};
