import type { MessagesOf } from '../messageKey';

export const profiles: MessagesOf<'profiles'> = {
  'profiles.title': '¿Para cuántas personas es el plan?',
  'profiles.text': 'Cada persona tiene su propio perfil en {product}, con sus clases y su avance.',
  'profiles.legend': 'Número de perfiles',
  'profiles.one': '1 perfil',
  'profiles.many': '{count} perfiles',
  'profiles.price': '{value} por perfil',
  'profiles.difference': '{value} más en total',
  'profiles.difference.monthly': '{value} más al mes',
  'profiles.continue': 'Continuar',
};
