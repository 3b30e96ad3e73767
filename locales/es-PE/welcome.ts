import type { MessagesOf } from '../messageKey';

export const welcome: MessagesOf<'welcome'> = {
  'welcome.title': '¡Te damos la bienvenida! Tu acceso está en camino',
  'welcome.purchase': 'Ver los detalles de la compra',
};
