import type { MessagesOf } from '../messageKey';

export const testLocation: Partial<MessagesOf<'testLocation'>> = {
  'testLocation.title': 'Marque o seu teste de nível',
  'testLocation.loading': 'A carregar os horários…',
  'testLocation.none': 'Não há horários abertos agora. A escola entra em contacto para marcar.',
  'testLocation.full': 'Este horário acabou de esgotar. Escolha outro.',
  'testLocation.unknown': 'Este horário já não está disponível. Escolha outro.',
  'testLocation.submitting': 'A marcar…',
};
