import type { TextsOf } from '../messageKey';
import type { success as original } from '../pt-BR/success';

export const success: Partial<TextsOf<typeof original>> = {
  'success.receipt.installments': 'Prestações',
  'success.tagline': 'É bom contar consigo.',
  'success.text': 'A compra está registada com o e-mail {email}.',
  'success.textWithoutEmail': 'A compra está registada com o seu e-mail.',
  'success.trialBegun': 'Começou noutra página ou por outro link. Nada foi cobrado agora.',
  'success.access': 'Aceder agora',
  'success.inbox': 'Abrir o e-mail',
  'upsell.success.access': 'Abrir {product}',
  'success.offer.product': 'Uma oferta para si: {product}',
  'success.next.title': 'O que acontece a seguir',
  'success.next.1': 'Recebe um e-mail no prazo de 2 dias para concluir o registo.',
  'success.next.mailed': 'Recebe um e-mail em poucos minutos para concluir o registo.',
  'success.next.also': 'O acesso também chega por e-\u2060mail, para quando voltar.',
  'success.next.help': 'Se precisar de ajuda, indique o pedido {order}.',
  'success.next.2': 'Siga as instruções do e-\u2060mail para criar a sua palavra-passe e aceder.',
  'success.resend.busy': 'A enviar…',
  'success.resend.done': 'Enviámos o acesso de novo para {email}. Veja também a pasta de spam.',

  'bankSlip.text':
    'O seu boleto já está disponível. No prazo de 2 dias após a confirmação do pagamento, recebe um e-mail para concluir o registo.',

  'upsell.payment.title': '{product}: como quer pagar?',
};
