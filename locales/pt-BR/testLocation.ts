/** The step that books the level test. */
export const testLocation = {
  'testLocation.title': 'Marque seu teste de nível',
  'testLocation.subtitle': 'Escolha onde e quando fazer o teste. Ele define a sua turma.',
  'testLocation.place': 'Local do teste',
  'testLocation.place.placeholder': 'Selecione o local',
  'testLocation.session': 'Dia e horário',
  'testLocation.session.required': 'Escolha um dia e horário para continuar.',
  'testLocation.session.from': 'das {start} às {end}',
  'testLocation.loading': 'Carregando os horários…',
  'testLocation.none': 'Não há horários abertos agora. A escola entra em contato para marcar.',
  'testLocation.full': 'Este horário acabou de lotar. Escolha outro.',
  'testLocation.unknown': 'Este horário não está mais disponível. Escolha outro.',
  'testLocation.submit': 'Marcar teste',
  'testLocation.submitting': 'Marcando…',
  'testLocation.continue': 'Continuar sem marcar agora',
} as const;
