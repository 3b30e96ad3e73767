export const lead = {
  'lead.title': 'Vamos começar sua inscrição',
  'lead.subtitle': 'Preencha seus dados para continuar. Leva menos de um minuto.',
  'lead.submit': 'Continuar',
  'lead.submitting': 'Enviando…',
  'lead.privacy': 'Usamos seus dados apenas para esta compra e para falar com você sobre ela.',
} as const;
