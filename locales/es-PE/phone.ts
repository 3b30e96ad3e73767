import type { TextsOf } from '../messageKey';
import type { phone as original } from '../pt-BR/phone';

export const phone: TextsOf<typeof original> = {
  'phone.title': 'Confirma tu celular',
  'phone.sending': 'Enviando el código por SMS…',
  'phone.sent': 'Enviamos un código de 6 dígitos por SMS al {phone}.',
  'phone.notSent': 'El código se envía por SMS al {phone}.',
  'phone.change': 'Corregir el celular',
  'phone.code': 'Código recibido por SMS',
  'phone.code.hint': 'Revisamos el código apenas escribes el sexto dígito.',
  'phone.code.incomplete': 'Escribe los 6 dígitos del código.',
  'phone.submit': 'Confirmar código',
  'phone.submitting': 'Revisando…',
  'phone.resend': 'Enviar un nuevo código',
  'phone.resend.in': 'Nuevo código en {time}',
  'phone.resend.ready': 'Ya puedes pedir un nuevo código.',
  'phone.resent': 'Enviamos un nuevo código. El anterior ya no vale.',
  'phone.wrong': 'El código no coincide. Te quedan {count} intentos.',
  'phone.wrong.last': 'El código no coincide. Te queda 1 intento.',
  'phone.expired': 'Este código ya no vale. Pide un nuevo código.',
  'phone.exhausted': 'Hubo muchos intentos con este código. Pide uno nuevo para continuar.',
  'phone.limited':
    'Hace poco enviamos códigos a este celular. Escribe el último que llegó o espera para pedir otro.',
  'phone.undelivered':
    'No pudimos enviar el SMS en este momento. Revisa el celular y pide un nuevo código.',
  'phone.abroad':
    'No enviamos SMS al país de este celular. Corrige el celular para recibir el código.',
  'phone.verified': 'Tu celular está confirmado.',
  'phone.continue': 'Continuar',
};
