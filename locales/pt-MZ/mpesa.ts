import type { Messages } from '../messageKey';

export const mpesa = {
  'mpesa.text': 'Recebe um pedido de pagamento no telemóvel e confirma-o com o seu PIN do M-Pesa.',
  'mpesa.phone.hint': 'O número que começa por 8, sem o indicativo',
  'mpesa.confirm.title': 'Confirme no seu telemóvel',
  'mpesa.confirm.1': 'Abra o pedido de pagamento de {amount} que chegou ao seu telemóvel.',
  'mpesa.confirm.2': 'Introduza o seu PIN do M-Pesa para confirmar.',
  'mpesa.confirm.3': 'Volte a esta página: ela avança sozinha.',
  'mpesa.waiting': 'A aguardar a sua confirmação',
  'mpesa.cancelled.text':
    'O pedido foi recusado no telemóvel e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',
} as const satisfies Partial<Messages>;
