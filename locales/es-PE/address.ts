import type { MessagesOf } from '../messageKey';

export const address: MessagesOf<'address'> = {
  'address.continue': 'Continuar',
  'address.title': 'Dirección de facturación',
  'address.text': 'Es la dirección que tu banco tiene para esta tarjeta.',
  'address.back': 'Cambiar los datos de la tarjeta',
  'address.postalCode': 'Código postal',
  'address.street': 'Calle',
  'address.number': 'Número',
  'address.complement': 'Referencia',
  'address.district': 'Distrito',
  'address.city': 'Ciudad',
  'address.state': 'Departamento',
  'address.state.placeholder': 'Selecciona el departamento',
  'address.country': 'País',
  'address.country.default': 'Perú',
  'address.optional': 'Opcional',
};
