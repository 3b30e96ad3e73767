import type { MessagesOf } from '../messageKey';

export const campaign: MessagesOf<'campaign'> = {
  'campaign.trial.title': '7 días gratis para probar',
  'campaign.trial.text':
    'Conoce todo antes de decidir: si cancelas en los primeros 7 días, te devolvemos todo lo que pagaste.',
  'campaign.trial-used.title': 'Ya usaste tu periodo gratis',
  'campaign.trial-used.text':
    'Los 7 días gratis valen una sola vez por persona. Para continuar donde te quedaste, elige tu plan.',
  'campaign.free-months.title': '3 meses gratis',
  'campaign.free-months.text': 'Estudias los 3 primeros meses sin pagar por ellos.',
  'campaign.black-friday.title': 'Black Friday',
  'campaign.black-friday.text':
    'El precio más bajo del año. El descuento ya está aplicado en este enlace.',
  'campaign.partner-40.title': '40% de descuento para socios',
  'campaign.partner-40.text':
    'Recibiste este enlace de un socio nuestro. El descuento ya está aplicado en el precio.',
  'campaign.cross-brand-50.title': '50% de descuento para quien ya es alumno',
  'campaign.cross-brand-50.text':
    'Por estudiar ya en una de nuestras escuelas, pagas la mitad en esta oferta.',
  'campaign.price': 'De {standard} a {price}.',
  'campaign.priceInstallments': 'De {count} cuotas de {standard} a {count} cuotas de {price}.',
  'campaign.voucher': 'Cupón de {discount} aplicado.',
};
