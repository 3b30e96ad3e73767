import type { MessagesOf } from '../messageKey';

export const root: MessagesOf<'root'> = {
  'root.title': 'Abre el enlace que recibiste',
  'root.text':
    'Esta dirección no muestra ofertas. Para comprar, usa el enlace que te envió la escuela o tu asesor.',
};
