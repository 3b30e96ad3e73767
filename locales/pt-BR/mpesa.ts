/** Paying with M-Pesa, in the form and while the phone waits for its PIN. */
export const mpesa = {
  'mpesa.text': 'Você recebe um pedido de pagamento no celular e confirma com o seu PIN do M-Pesa.',
  'mpesa.phone': 'Número M-Pesa',
  'mpesa.phone.hint': 'Um número de Moçambique, que começa com 8',
  'mpesa.confirm.title': 'Confirme no seu celular',
  'mpesa.confirm.1': 'Abra o pedido de pagamento de {amount} que chegou ao seu celular.',
  'mpesa.confirm.2': 'Digite o seu PIN do M-Pesa para confirmar.',
  'mpesa.confirm.3': 'Volte para esta página: ela avança sozinha.',
  'mpesa.waiting': 'Aguardando a sua confirmação',
  'mpesa.cancelled.title': 'O pagamento não foi confirmado',
  'mpesa.cancelled.text':
    'O pedido foi recusado no celular e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',
  'mpesa.expired.title': 'O pedido expirou',
  'mpesa.expired.text':
    'A confirmação não chegou a tempo e nada foi cobrado. Volte para enviar um novo pedido ou pagar de outra forma.',
  'mpesa.otherMethod': 'Escolher outra forma de pagamento',
  'mpesa.simulate': 'Simular pagamento',
} as const;
