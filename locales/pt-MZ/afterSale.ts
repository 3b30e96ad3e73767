import type { TextsOf } from '../messageKey';
import type { afterSale as original } from '../pt-BR/afterSale';

export const afterSale: Partial<TextsOf<typeof original>> = {
  'access.text': 'A sua compra está confirmada. Continue no site da escola para criar a sua conta.',
  'access.textWithoutPage': 'A sua compra está confirmada. O atendimento abre a sua conta consigo.',
  'access.open': 'Criar o meu acesso',
  'access.note':
    'Ocultamos parte do seu contacto, porque os links podem ser reencaminhados. Não é a sua compra? Não continue: fale com quem enviou o link.',
  'access.notFound.text':
    'O link de acesso que recebe depois da compra vale por 72 horas e cria a conta uma única vez. Se já criou a sua, entre por ela. Se não, peça um novo link na página do comprovativo ou fale com a escola.',
  'moneyBack.card':
    'No cartão, o reembolso aparece no extrato atual ou no seguinte, conforme o banco.',
  'refund.note':
    'Ocultamos parte do seu contacto, porque os links podem ser reencaminhados. Não é a sua compra? Não confirme: fale com quem enviou o link.',
  'refund.pixKey.document': 'Documento {value}',
  'refund.keep': 'Manter o meu acesso',
  'refund.confirming': 'A enviar…',
  'refund.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link que recebeu ou fale com o atendimento.',
  'refund.open.text': 'Pode desistir da compra sem explicar porquê.',
  'refund.asked.text':
    'Recebemos o seu pedido em {day}: {amount} estão a caminho. Não precisa de fazer mais nada.',
  'refund.facts': 'A sua compra',
  'refund.pixKey.phone': 'Telemóvel {value}',
  'reminder.open.text': 'Sem problema: confirme e deixamos de enviar.',
  'reminder.ends': 'Deixam de chegar',
  'reminder.stays': 'Continuam a chegar',
  'reminder.confirming': 'A enviar…',
  'reminder.withdrawn.title': 'Já não recebe lembretes',
  'reminder.withdrawn.text':
    'Não enviamos mais lembretes de compras não terminadas para {email}. E-mails sobre compras feitas continuam a chegar.',
  'reminder.failed': 'Não recebemos a sua confirmação. Tente novamente dentro de instantes.',
  'reminder.notFound.text':
    'O endereço pode estar incompleto. Abra novamente o link da mensagem que recebeu.',
};
