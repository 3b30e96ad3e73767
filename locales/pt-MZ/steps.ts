import type { TextsOf } from '../messageKey';
import type { steps as original } from '../pt-BR/steps';

export const steps: Partial<TextsOf<typeof original>> = {
  'lead.title': 'Vamos começar a sua inscrição',
  'lead.tagline': 'Falta pouco para começar.',
  'lead.subtitle': 'Preencha os dados em menos de um minuto.',
  'lead.submitting': 'A enviar…',
  'lead.reminder': 'Quero receber um lembrete por e-\u2060mail se não terminar a compra',
  'lead.privacy': 'Usamos os seus dados apenas para esta compra e para falar consigo sobre ela.',

  'school.title': 'Escolha a sua escola',
  'school.subtitle': 'É nela que vai estudar. Pode mudar mais tarde, ao falar com a escola.',
  'school.region': 'Província',
  'school.region.placeholder': 'Selecione a província',
  'school.region.required': 'Escolha a província.',
  'school.search': 'Procurar escola',
  'school.unit.place': 'Escolha a província e a cidade para ver as escolas.',
  'school.loading': 'A carregar…',
  'school.found.none': 'Nenhuma escola com este nome ou endereço. Altere a procura.',

  'testLocation.title': 'Marque o seu teste de nível',
  'testLocation.paid.amount': 'Pagou {amount}.',
  'testLocation.paid.next':
    'Pagou {amount}. O recibo vem a seguir, mesmo que deixe o teste para depois.',
  'testLocation.booked.title': 'O seu teste de nível está marcado',
  'testLocation.loading': 'A carregar os horários…',
  'testLocation.none': 'Não há horários abertos agora. A escola entra em contacto para marcar.',
  'testLocation.full': 'Este horário acabou de esgotar. Escolha outro.',
  'testLocation.unknown': 'Este horário já não está disponível. Escolha outro.',
  'testLocation.submitting': 'A marcar…',

  'contract.text': 'Leia com calma. Pode descarregar uma cópia antes de aceitar.',
  'contract.missing':
    'O contrato não está disponível agora. Atualize a página dentro de momentos ou fale com o atendimento.',
  'contract.loading': 'A preparar o seu contrato…',
  'contract.slow': 'Está a demorar mais do que o normal. Continuamos a preparar o seu contrato…',
  'contract.more': 'Continuar a ler',
  'contract.pdf': 'Descarregar o contrato (PDF)',
  'contract.accepting': 'A registar a aceitação…',
  'contract.accepted': 'Aceitou este contrato em {moment}.',
  'contract.download': 'Descarregar uma cópia',
};
