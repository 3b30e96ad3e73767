import type { MessagesOf } from '../messageKey';

export const shell: Partial<MessagesOf<'shell'>> = {
  'shell.loading': 'A carregar…',
  'shell.terms': 'Termos de utilização',
  'shell.newTab': '(abre num novo separador)',
};
