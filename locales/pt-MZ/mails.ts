import type { TextsOf } from '../messageKey';
import type { mails as original } from '../pt-BR/mails';

export const mails: Partial<TextsOf<typeof original>> = {
  'mail.row.installments': 'Prestações',
  'mail.footer.why': '{brand}: recebe este e-mail porque comprou ou começou uma compra.',
  'mail.receipt.regret':
    'Mudou de ideias? Pode desistir da compra até {day} e receber tudo de volta.',
  'mail.access.button': 'Aceder agora',
  'mail.access.once':
    'O link é só seu, vale por {hours} horas e pode ser usado uma vez. Não reencaminhe este e-mail: quem tiver o link entra no seu lugar.',
  'mail.slip.how':
    'Copie a linha digitável e pague na aplicação ou no site do seu banco. A confirmação leva até 2 dias úteis.',
  'mail.slipExpiring.text':
    '{product}: ainda não recebemos o pagamento. Se já pagou, não precisa de fazer nada.',
  'mail.trialStarted.subject': 'O seu período gratuito começou: {product}',
  'mail.trialStarted.title': 'O seu período gratuito começou',
  'mail.trialEnding.subject': 'O seu período gratuito termina em {day}',
  'mail.trialEnding.preview': 'Serão cobrados {amount} em {day}, se não cancelar.',
  'mail.trialEnding.title': 'O seu período gratuito está a terminar',
  'mail.pix.how':
    'Copie o código, abra a aplicação do seu banco, escolha Pix copia e cola e confirme. Antes de confirmar, confira o nome de quem recebe e o valor.',
  'mail.pixWaiting.subject': 'O seu Pix de {amount} está à espera',
  'mail.upgrade.title': 'O seu novo plano já está ativo',
  'mail.refund.paidOtherwise': 'O produto continua a ser seu: está pago por outro pagamento.',
  'mail.refund.way.card':
    'O reembolso no cartão aparece no extrato atual ou no seguinte, conforme o banco.',
  'closedSlip.over.byLink':
    'Não pague este boleto. Para escolher outra forma de pagar, abra de novo o link que recebeu da escola.',
  'mail.refund.rest': 'O resto da compra continua válido.',

  'mail.abandonedCart.subject': 'A sua compra está à espera: {product}',
  'mail.abandonedCart.text':
    'Começou a comprar {product} e pediu um lembrete. A compra ainda não foi paga.',
};
