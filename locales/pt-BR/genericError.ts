/** /generic-error: a step that could not be done. */
export const genericError = {
  'genericError.title': 'Não foi possível concluir esta etapa',
  'genericError.kept':
    'O que você já preencheu continua guardado, e uma compra que já foi paga não é cobrada outra vez.',
} as const;
