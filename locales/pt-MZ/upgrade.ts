import type { MessagesOf } from '../messageKey';

export const upgrade: Partial<MessagesOf<'upgrade'>> = {
  'upgrade.title': 'Um plano melhor de {product} para si',
  'upgrade.text':
    'O seu plano hoje é {plan}, até {until}. O novo plano começa assim que o pagamento é confirmado, e os dias que ainda não usou transformam-se em desconto.',
  'upgrade.facts': 'Sobre a sua subscrição',
  'upgrade.none.title': 'Já tem o melhor plano',
};
