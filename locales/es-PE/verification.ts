import type { MessagesOf } from '../messageKey';

export const verification: MessagesOf<'verification'> = {
  'verification.title': 'Estamos confirmando tu pago',
  'verification.text': 'Suele tardar pocos segundos. No cierres esta página.',
  'verification.action.title': 'Confirma la compra con tu banco',
  'verification.action.part': 'Confirma la tarjeta {part} en el banco emisor',
  'verification.action.text':
    'Tu banco pide una confirmación para autorizar la tarjeta. Después de confirmar, vuelves aquí.',
  'verification.action.open': 'Ir al banco',
  'verification.ended.title': 'Este pago ya no está pendiente',
  'verification.ended.text': 'No se cobrará ningún monto por él. Vuelve para pagar de nuevo.',
  'verification.missing.title': 'No encontramos este pago',
  'verification.missing.text': 'Vuelve para elegir cómo pagar; esta página no cobró nada.',
  'verification.back': 'Volver al pago',
  'verification.slow':
    'Está tardando más de lo normal. Puedes cerrar esta página: te avisaremos por correo y no se cobrará nada dos veces.',
  'verification.released':
    'No se cobró nada: el monto reservado en la otra parte del pago se libera.',
  'verification.inPerson.title': 'Falta pagarle al asesor',
  'verification.inPerson.text':
    'Paga a {seller} por el medio indicado abajo. Cuando el asesor registre el pago, esta página avanza sola.',
  'verification.inPerson.amount': 'Monto a pagar',
  'verification.inPerson.method': 'Medio de pago',
  'verification.inPerson.waiting': 'Esperando la confirmación del asesor',
  'verification.inPerson.simulate': 'Simular pago',
  'verification.inPerson.otherMethod': 'Elegir otro medio de pago',
};
