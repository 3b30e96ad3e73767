/** The steps that ask for how many people the plan is, before the purchase and after it. */
export const profiles = {
  'profiles.title': 'Para quantas pessoas é o plano?',
  'profiles.text': 'Cada pessoa tem o próprio perfil no {product}, com aulas e progresso só dela.',
  'profiles.legend': 'Número de perfis',
  'profiles.one': '1 perfil',
  'profiles.many': '{count} perfis',
  'profiles.price': '{value} por perfil',
  'profiles.difference': '{value} a mais no total',
  'profiles.difference.monthly': '{value} a mais por mês',
  'profiles.continue': 'Continuar',
} as const;
