import type { MessagesOf } from '../messageKey';

export const customOffer: MessagesOf<'customOffer'> = {
  'customOffer.text': 'Una oferta hecha para ti, válida hasta el {date}.',
  'customOffer.contents': 'Qué incluye',
  'customOffer.facts': 'Para quién es la oferta',
  'customOffer.plan': 'Plan',
  'customOffer.card.title': 'Primero, confirma tu tarjeta',
  'customOffer.card.text':
    'El banco revisa si la tarjeta es válida. No se cobra nada en este paso: el monto solo se cobra cuando aceptes la oferta.',
  'customOffer.card.verify': 'Verificar tarjeta',
  'customOffer.card.verifying': 'Verificando la tarjeta…',
  'customOffer.card.declined.title': 'La tarjeta no fue aprobada en la verificación',
  'customOffer.card.declined.card_refused':
    'El banco no aprobó esta tarjeta y no se cobró nada. Usa otra tarjeta o habla con tu banco.',
  'customOffer.card.declined.insufficient_funds':
    'El banco no aprobó esta tarjeta por falta de línea disponible y no se cobró nada. Usa otra tarjeta.',
  'customOffer.card.declined.expired_card':
    'Esta tarjeta está vencida. Revisa la fecha de vencimiento o usa otra tarjeta.',
  'customOffer.card.declined.wrong_security_code':
    'El código de seguridad no coincide. Escribe el CVV otra vez.',
  'customOffer.card.declined.authentication_failed':
    'El banco pide una confirmación que esta verificación no permite. Usa otra tarjeta.',
  'customOffer.card.declined.processing_error':
    'No pudimos hablar con el banco ahora y no se cobró nada. Inténtalo de nuevo en un momento.',
  'customOffer.accept.title': 'Tarjeta verificada. Falta aceptar la oferta',
  'customOffer.accept.text': 'Al aceptar, se cobran {amount} ahora en la tarjeta que verificaste.',
  'customOffer.accept.parcels':
    'Al aceptar, se cobran {amount} en la tarjeta que verificaste, en {count} cuotas de {value}.',
  'customOffer.accept.submit': 'Aceptar y pagar',
  'customOffer.accept.otherCard': 'Usar otra tarjeta',
};
