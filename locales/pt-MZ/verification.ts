import type { MessagesOf } from '../messageKey';

export const verification: Partial<MessagesOf<'verification'>> = {
  'verification.title': 'Estamos a confirmar o seu pagamento',
  'verification.text': 'Costuma demorar poucos segundos. Não feche esta página.',
  'verification.action.text':
    'O seu banco pede uma confirmação para autorizar o cartão. Depois de confirmar, regressa aqui.',
  'verification.ended.title': 'Este pagamento já não está em aberto',
  'verification.slow':
    'Está a demorar mais do que o normal. Pode fechar esta página: avisamos por e-mail e nada será cobrado duas vezes.',
  'verification.inPerson.text':
    'Pague a {seller} pela forma abaixo. Quando o atendimento registar o recebimento, esta página avança sozinha.',
  'verification.inPerson.waiting': 'A aguardar a confirmação do atendimento',
};
