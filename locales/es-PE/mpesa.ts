import type { MessagesOf } from '../messageKey';

export const mpesa: MessagesOf<'mpesa'> = {
  'mpesa.text': 'Recibes una solicitud de pago en tu celular y la confirmas con tu PIN de M-Pesa.',
  'mpesa.phone': 'Número M-Pesa',
  'mpesa.phone.hint': 'Un número de Mozambique, que empieza con 8',
  'mpesa.confirm.title': 'Confirma en tu celular',
  'mpesa.confirm.1': 'Abre la solicitud de pago de {amount} que llegó a tu celular.',
  'mpesa.confirm.2': 'Ingresa tu PIN de M-Pesa para confirmar.',
  'mpesa.confirm.3': 'Vuelve a esta página: avanza sola.',
  'mpesa.waiting': 'Esperando tu confirmación',
  'mpesa.cancelled.title': 'El pago no fue confirmado',
  'mpesa.cancelled.text':
    'La solicitud fue rechazada en el celular y no se cobró nada. Vuelve para enviar una nueva solicitud o pagar de otra forma.',
  'mpesa.expired.title': 'La solicitud venció',
  'mpesa.expired.text':
    'La confirmación no llegó a tiempo y no se cobró nada. Vuelve para enviar una nueva solicitud o pagar de otra forma.',
  'mpesa.otherMethod': 'Elegir otro medio de pago',
  'mpesa.simulate': 'Simular pago',
};
