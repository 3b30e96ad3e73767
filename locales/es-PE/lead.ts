import type { MessagesOf } from '../messageKey';

export const lead: MessagesOf<'lead'> = {
  'lead.title': 'Comencemos tu inscripción',
  'lead.subtitle': 'Completa tus datos para continuar. Toma menos de un minuto.',
  'lead.submit': 'Continuar',
  'lead.submitting': 'Enviando…',
  'lead.privacy': 'Usamos tus datos solo para esta compra y para comunicarnos contigo sobre ella.',
};
