import type { MessagesOf } from '../messageKey';

export const campaign: Partial<MessagesOf<'campaign'>> = {
  'campaign.trial.title': '7 dias gratuitos para experimentar',
  'campaign.trial.text':
    'Conheça tudo antes de decidir: se cancelar nos primeiros 7 dias, devolvemos tudo o que pagou.',
  'campaign.trial-used.title': 'Já utilizou o seu período gratuito',
  'campaign.trial-used.text':
    'Os 7 dias gratuitos valem uma vez por pessoa. Para continuar de onde parou, escolha o seu plano.',
  'campaign.free-months.title': '3 meses gratuitos',
  'campaign.free-months.text': 'Estuda os 3 primeiros meses sem pagar por eles.',
  'campaign.black-friday.text':
    'O preço mais baixo do ano. O desconto já está aplicado neste link.',
  'campaign.partner-40.text':
    'Recebeu este link de um parceiro. O desconto já está aplicado no preço.',
  'campaign.cross-brand-50.text':
    'Por já estudar numa das nossas escolas, paga metade nesta oferta.',
};
