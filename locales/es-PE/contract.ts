import type { MessagesOf } from '../messageKey';

export const contract: MessagesOf<'contract'> = {
  'contract.title': 'Contrato',
  'contract.text': 'Léelo con calma. Puedes descargar una copia antes de aceptar.',
  'contract.missing':
    'El contrato no está disponible ahora. Actualiza la página en un momento o comunícate con nosotros.',
  'contract.download': 'Descargar una copia',
  'contract.file': 'contrato.html',
  'contract.accept': 'Leí y acepto este contrato',
  'contract.required': 'Para continuar, lee y acepta el contrato.',
  'contract.continue': 'Continuar',
};
