/** The page around every step, and the error pages that every step can show. */
export const shell = {
  'shell.back': 'Voltar',
  'shell.loading': 'Carregando…',
  'shell.sellerBox': 'Atendimento:',
  'shell.sellerLive': '(atende ao vivo)',
  'shell.seller': 'Vendedor',
  'shell.sellerBanner': 'Vendedor {name}',
  'shell.step': 'Etapa {current} de {total}',
  'shell.step.payment': 'Pagamento, etapa {current} de {total}',
  'shell.stepName.lead': 'Seus dados',
  'shell.stepName.payment': 'Pagamento',
  'shell.stepName.success': 'Confirmação',
  'shell.order': 'Resumo do pedido',
  'shell.order.show': 'Ver resumo do pedido',
  'shell.securePayment': 'Pagamento seguro',
  'shell.soldBy': 'Vendido por {company}',
  'shell.terms': 'Termos de uso',
  'shell.privacy': 'Política de privacidade',
  'shell.help': 'Precisa de ajuda?',
  'shell.newTab': '(abre em nova aba)',
  'shell.cookies.title': 'Os cookies do seu navegador estão desativados',
  'shell.cookies.text': 'Ative e tente novamente.',
  'shell.cookies.how': 'Como ativar os cookies',
  'shell.cookies.how.settings': 'Abra as configurações do seu navegador.',
  'shell.cookies.how.privacy': 'Procure “Cookies” em “Privacidade” ou “Permissões de sites”.',
  'shell.cookies.how.allow': 'Permita os cookies de {site} e volte a esta página.',
  'shell.cookies.retry': 'Tentar novamente',
  'shell.toast.region': 'Avisos',

  // The document says it, where no script runs.
  'noScript.text': 'Ative o JavaScript do navegador para continuar.',

  // What something costs.
  'price.spread': '{count}x de {value}',
  'price.free': 'sem juros',
  'price.interest': 'com juros',
  'price.atOnce': 'ou {total} à vista',
  'price.short': '{interest}, ou {total}',
  'price.total': 'total {spread}, ou {total} à vista',
  'price.standard': 'De {value}',
  'price.charged.BRL': 'Cobrado em reais (R$)',
  'price.charged.MZN': 'Cobrado em meticais (MT)',

  // For who has paid and comes back to a page of the purchase.
  'paid.title': 'Esta compra já está paga',
  'paid.text':
    'Você pagou {amount} por {product} em {day}. Nada mais será cobrado por esta compra.',
  'paid.textOnly': 'Sua compra de {product} está paga. Nada mais será cobrado por ela.',
  'paid.receipt': 'Ver comprovante',
  'paid.addition': 'Acrescentar algo e pagar só a diferença',
  'paid.again': 'Fazer outra compra',

  // The banner of the homologation environment.
  'homologation.title': 'Homologação',
  'homologation.design.light': 'Visual: {brand}, claro',
  'homologation.design.dark': 'Visual: {brand}, escuro',
  'homologation.flows': 'Fluxos:',
  'homologation.guesses': 'A confirmar antes da produção: {facts}',
  'homologation.close': 'Sair da homologação',

  // Support contacts, where the brand has some.
  'support.title': 'Fale com a gente',
  'support.faq': 'Central de ajuda',
  'support.whatsapp': 'Conversar no WhatsApp',

  'paid.trial.title': 'Seu período grátis já começou',
  'paid.trial.text':
    'Seu período grátis de {product} começou em {day}. Depois dele são cobrados {amount}, se você não cancelar.',
  'paid.trial.over':
    'Seu período grátis de {product} foi até {day}. Depois dele são cobrados {amount}, se você não cancelar.',
  'paid.trial.retried':
    'Seu período grátis de {product} foi até {day}. A cobrança de {amount} não foi concluída e será tentada de novo.',
  'paid.kept.title': 'Sua assinatura está ativa',
} as const;
