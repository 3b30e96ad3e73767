import type { MessagesOf } from '../messageKey';

export const pix: Partial<MessagesOf<'pix'>> = {
  'pix.subtitle': 'Falta pouco: pague {amount} na aplicação do seu banco.',
  'pix.waiting': 'A aguardar a confirmação do pagamento',
  'pix.confirmed': 'Pagamento confirmado! Vamos avançar consigo.',
  'pix.expired.text':
    'Gere um novo código para pagar. Se já pagou, aguarde: a confirmação chega aqui.',
  'pix.expired.creating': 'A gerar novo código…',
  'pix.expired.failed':
    'Não conseguimos gerar um novo código agora. Tente novamente dentro de momentos.',
  'pix.how.1': 'Abra a aplicação do seu banco e escolha pagar com Pix.',
  'pix.offline': 'Sem ligação ao servidor; a tentar novamente. O código continua válido.',
};
