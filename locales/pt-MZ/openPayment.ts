import type { TextsOf } from '../messageKey';
import type { openPayment as original } from '../pt-BR/openPayment';

export const openPayment: Partial<TextsOf<typeof original>> = {
  'openPayment.away.paid':
    'Pagamento confirmado. A ligação caiu agora: o comprovativo abre automaticamente quando ela voltar, e não é preciso pagar de novo.',
  'openPayment.away.open':
    'A ligação caiu agora. O próximo ecrã abre automaticamente quando ela voltar.',
  'pix.subtitle': 'Falta pouco: pague na aplicação do seu banco.',
  'pix.otherPhone': 'Vai pagar com outro telemóvel?',
  'pix.waiting': 'A aguardar a confirmação do pagamento',
  'pix.confirmed': 'Pagamento confirmado! A redirecionar…',
  'pix.expired.text': 'Gere um novo código: os seus dados estão guardados.',
  'pix.expired.text.paid': 'Se já pagou, aguarde: a confirmação chega aqui.',
  'pix.expired.creating': 'A gerar novo código…',
  'pix.expired.failed':
    'Não conseguimos gerar um novo código agora. Tente novamente dentro de momentos.',
  'pix.how.1': 'Abra a aplicação do seu banco e escolha pagar com Pix.',
  'pix.how.2': 'Leia o QR Code ou cole o código copiado.',
  'pix.offline': 'Sem ligação ao servidor; a tentar novamente. O código continua válido.',

  'verification.title': 'Estamos a confirmar o seu pagamento',
  'verification.text': 'Costuma demorar poucos segundos. Não feche esta página.',
  'verification.waiting': 'A aguardar a sua confirmação',
  'verification.action.text':
    'O seu banco vai pedir uma confirmação de {amount}. Nada é cobrado antes dela.',
  'verification.action.2': 'Confirme como o banco pedir: na aplicação, por SMS ou com código.',
  'verification.action.completed': 'No fim, volta a esta página e a compra fica completa.',
  'verification.action.continued': 'No fim, volta a esta página e a compra continua aqui.',
  'verification.returned.paid.text':
    'Recebemos {amount}. A compra está feita: não precisa de pagar outra vez. A página em que comprou continua automaticamente.',
  'verification.returned.trial.title': 'O seu período grátis começou',
  'verification.returned.trial.text':
    'Nada foi cobrado agora. A página em que estava continua automaticamente.',
  'verification.returned.declined':
    'Para pagar de outra forma, volte à página em que estava a comprar.',
  'verification.returned.ended':
    'Nada foi cobrado. Para pagar de outra forma, volte à página em que estava a comprar.',
  'verification.ended.title': 'Este pagamento já não está em aberto',
  'verification.slow':
    'Está a demorar mais do que o normal. Pode fechar esta página: se o pagamento for aprovado, avisamos por e-mail, e nada será cobrado duas vezes.',
  'verification.inPerson.next': 'Esta página avança quando o atendimento registar o pagamento.',
  'verification.inPerson.waiting': 'A aguardar a confirmação do atendimento',
};
