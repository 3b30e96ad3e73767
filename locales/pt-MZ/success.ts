import type { TextsOf } from '../messageKey';
import type { success as original } from '../pt-BR/success';

export const success: Partial<TextsOf<typeof original>> = {
  'success.receipt.installments': 'Prestações',
  'success.access': 'Aceder agora',
  'success.offer.product': 'Uma oferta para si: {product}',
  'success.next.title': 'O que acontece a seguir',
  'success.next.1': 'Recebe um e-mail de confirmação dentro de alguns minutos.',
  'success.next.2': 'Siga as instruções do e-mail para criar a sua palavra-passe e aceder.',

  'bankSlip.text':
    'O seu boleto já está disponível. No prazo de 2 dias após a confirmação do pagamento, recebe um e-mail para concluir o registo.',

  'upsell.payment.title': 'Como quer pagar por {product}?',
};
