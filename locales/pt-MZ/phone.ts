import type { TextsOf } from '../messageKey';
import type { phone as original } from '../pt-BR/phone';

export const phone: Partial<TextsOf<typeof original>> = {
  'phone.title': 'Confirme o seu telemóvel',
  'phone.sending': 'A enviar o código por SMS…',
  'phone.change': 'Corrigir o telemóvel',
  'phone.code.hint': 'Verificamos o código assim que introduz o sexto dígito.',
  'phone.code.incomplete': 'Introduza os 6 dígitos do código.',
  'phone.submitting': 'A verificar…',
  'phone.resend.ready': 'Já pode pedir um novo código.',
  'phone.wrong': 'O código não está certo. Ainda tem {count} tentativas.',
  'phone.wrong.last': 'O código não está certo. Ainda tem 1 tentativa.',
  'phone.limited':
    'Enviámos códigos para este telemóvel há pouco. Introduza o último que chegou ou aguarde para pedir outro.',
  'phone.sent': 'Enviámos um código de 6 dígitos por SMS para {phone}.',
  'phone.resent': 'Enviámos um novo código. O anterior já não é válido.',
  'phone.expired': 'Este código já não é válido. Peça um novo código.',
  'phone.undelivered':
    'Não conseguimos enviar o SMS agora. Verifique o telemóvel e peça um novo código.',
  'phone.abroad':
    'Não enviamos SMS para o país deste telemóvel. Corrija o telemóvel para receber o código.',
  'phone.verified': 'O seu telemóvel está confirmado.',
};
