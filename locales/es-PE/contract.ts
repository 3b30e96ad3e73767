import type { MessagesOf } from '../messageKey';

export const contract: MessagesOf<'contract'> = {
  'contract.title': 'Contrato',
  'contract.text': 'Léelo con calma. Puedes descargar una copia antes de aceptar.',
  'contract.missing':
    'El contrato no está disponible ahora. Actualiza la página en un momento o comunícate con nosotros.',
  'contract.loading': 'Preparando tu contrato…',
  'contract.slow': 'Está tardando más de lo normal. Seguimos preparando tu contrato…',
  'contract.pdf': 'Descargar el contrato (PDF)',
  'contract.download': 'Descargar una copia',
  'contract.file': 'contrato.html',
  'contract.accept': 'Leí y acepto este contrato',
  'contract.required': 'Para continuar, lee y acepta el contrato.',
  'contract.accepting': 'Registrando tu aceptación…',
  'contract.accepted': 'Aceptaste este contrato el {moment}.',
  'contract.continue': 'Continuar',
};
