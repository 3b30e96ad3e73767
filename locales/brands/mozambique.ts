import type { Messages } from '../messageKey';

export const mozambique: Partial<Messages> = {
  'failure.unexpected': 'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde',
  // It leads every decline; what to do follows.
  'payment.declined.title': 'Não conseguimos processar a transação. Faça uma nova tentativa.',
  'payment.declined.processing_error': 'Nada foi cobrado. Se voltar a acontecer, use outro cartão.',
  'payment.declined.onlyCard.processing_error':
    'Nada foi cobrado. Se voltar a acontecer, use outro cartão.',
  'payment.bankslip.text':
    'O boleto é registado no banco e fica disponível em até 2 horas. O acesso é enviado por e-mail em até 2 dias após a confirmação do pagamento.',
  'bankSlip.text':
    'O seu boleto é registado no banco e fica disponível em até 2 horas. O acesso é enviado por e-mail em até 2 dias após a confirmação do pagamento.',
};
