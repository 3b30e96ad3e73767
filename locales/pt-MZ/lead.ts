import type { MessagesOf } from '../messageKey';

export const lead: Partial<MessagesOf<'lead'>> = {
  'lead.title': 'Vamos começar a sua inscrição',
  'lead.subtitle': 'Preencha os seus dados para continuar. Demora menos de um minuto.',
  'lead.submitting': 'A enviar…',
  'lead.privacy': 'Usamos os seus dados apenas para esta compra e para falar consigo sobre ela.',
};
