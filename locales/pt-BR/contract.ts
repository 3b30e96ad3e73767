/** The step with a document to read, download and accept. */
export const contract = {
  'contract.title': 'Contrato',
  'contract.text': 'Leia com calma. Você pode baixar uma cópia antes de aceitar.',
  'contract.missing':
    'O contrato não está disponível agora. Atualize a página daqui a pouco ou fale com o atendimento.',
  'contract.loading': 'Preparando o seu contrato…',
  'contract.slow': 'Está demorando mais que o normal. Continuamos preparando o seu contrato…',
  'contract.pdf': 'Baixar o contrato (PDF)',
  'contract.download': 'Baixar uma cópia',
  'contract.file': 'contrato.html',
  'contract.accept': 'Li e aceito este contrato',
  'contract.required': 'Para continuar, leia e aceite o contrato.',
  'contract.accepting': 'Registrando o aceite…',
  'contract.accepted': 'Você aceitou este contrato em {moment}.',
  'contract.continue': 'Continuar',
} as const;
