import type { MessagesOf } from '../messageKey';

export const profiles: Partial<MessagesOf<'profiles'>> = {
  'profiles.text':
    'Cada pessoa tem o seu perfil no {product}, com as suas aulas e o seu progresso.',
};
