export const shell = {
  'shell.back': 'Voltar',
  'shell.loading': 'Carregando…',
  'shell.sellerBox': 'Atendimento:',
  'shell.sellerLive': '(atende ao vivo)',
  'shell.seller': 'Vendedor',
  'shell.sellerBanner': 'Vendedor {name}',
  'shell.step': 'Etapa {current} de {total}',
  'shell.step.payment': 'Pagamento, etapa {current} de {total}',
  // What a step is called, in the header and by the link builder.
  'stepName.lead': 'Seus dados',
  'stepName.phone-verification': 'Código por SMS',
  'stepName.video': 'Vídeo',
  'stepName.upsell-video': 'Oferta',
  'stepName.order-bump-presentation': 'Número de perfis',
  'stepName.order-bump': 'Complemento',
  'stepName.presentation': 'Apresentação',
  'stepName.upsell-order-bump-presentation': 'Perfis da oferta',
  'stepName.payment': 'Pagamento',
  'stepName.openPayment': 'Pagamento pendente',
  'stepName.custom-offer': 'Oferta sob medida',
  'stepName.success': 'Confirmação',
  'stepName.upsell-payment': 'Pagamento da oferta',
  'stepName.upsell-success': 'Confirmação da oferta',
  'stepName.pix': 'Código Pix',
  'stepName.livelo-cpf': 'Pontos Livelo',
  'stepName.invoice-payment': 'Fatura',
  'stepName.recovery': 'Recuperação',
  'stepName.renew': 'Renovação',
  'stepName.error': 'Página de erro',
  'stepName.select-school': 'Escola',
  'stepName.upgrade-payment': 'Mudança de plano',
  'stepName.md': 'Leitura do contrato',
  'stepName.select-test-location': 'Teste de nível',
  'stepName.trial': 'Período grátis',
  'stepName.access': 'Acesso',
  'stepName.refund': 'Devolução',
  'stepName.reminder': 'Lembretes',
  'shell.order': 'Resumo do pedido',
  'shell.order.show': 'Ver resumo do pedido',
  'shell.order.benefits': 'O que você recebe',
  'shell.securePayment': 'Pagamento seguro e criptografado',
  'shell.soldBy': 'Vendido por {company}',
  // Beside what only a test can do.
  'shell.testOnly': 'Só no ambiente de teste',
  // Where a page is nobody's brand.
  'shell.kind': 'Página de pagamento',
  'shell.terms': 'Termos de uso',
  'shell.privacy': 'Privacidade',
  'shell.help': 'Precisa de ajuda?',
  'shell.newTab': '(abre em nova aba)',
  'shell.cookies.title': 'Os cookies do seu navegador estão desativados',
  'shell.cookies.text': 'Ative e tente novamente.',
  'shell.cookies.how': 'Como ativar os cookies',
  'shell.cookies.how.settings': 'Abra as configurações do seu navegador.',
  'shell.cookies.how.privacy': 'Procure “Cookies” em “Privacidade” ou “Permissões de sites”.',
  'shell.cookies.how.allow': 'Permita os cookies de {site} e volte a esta página.',
  'shell.cookies.otherwise': 'Ou abra o link em outro navegador',
  'shell.cookies.sender': 'Ou fale com quem enviou o link.',
  'shell.copyAddress': 'Copiar o link',
  'shell.copyAddress.done': 'Link copiado',
  'shell.copyAddress.failed': 'Não foi possível copiar. O link é {address}',
  'shell.toast.region': 'Avisos',
  'shell.redrawn':
    'Uma extensão ou o tradutor mudou esta página: confira o que está preenchido. Para ver o que você enviou, carregue a página de novo sem eles.',

  // The document says it, where no script runs.
  'noScript.text': 'Ative o JavaScript do navegador para continuar.',

  // The document says it, where a script of ours is lost.
  'loadAgain.late':
    'Uma parte desta página está demorando a chegar: espere um pouco, que ela continua automaticamente.',
  'loadAgain.uncharged': 'Nada foi cobrado.',
  'loadAgain.card': 'Carregar de novo apaga o cartão.',
  'loadAgain.text': 'Uma parte desta página não chegou.',
  'loadAgain.action': 'Carregar a página de novo',
  'loadAgain.old':
    'Este navegador é antigo demais para esta página. Atualize-o ou abra o link em outro.',

  // Whether tags may run; of the document, too.
  'consent.title': 'Cookies neste site',
  'consent.text':
    'Usamos cookies para medir visitas e anúncios. Eles só são ativados se você aceitar; a compra funciona igual sem eles.',
  'consent.accept': 'Aceitar',
  'consent.refuse': 'Recusar',
  'consent.change': 'Preferências de cookies',

  // In place of the badge of reCAPTCHA; of the document, too.
  'captcha.notice':
    'Este site é protegido pelo reCAPTCHA; aplicam-se a {privacy} e os {terms} do Google.',
  'captcha.privacy': 'Política de Privacidade',
  'captcha.terms': 'Termos de Serviço',

  // What something costs.
  'price.spread': '{count}x de {value}',
  'price.free': 'sem juros',
  'price.interest': 'com juros',
  'price.atOnce': 'ou {total} à vista',
  'price.short': '{interest}, ou {total}',
  'price.short.interest': '{interest} · total {total}',
  'price.total': 'total {spread}, ou {total} à vista',
  'price.orSpread': 'ou {spread} {interest}',
  'price.paid': 'Pago · {amount}',
  'price.trial': '{amount} hoje',
  'price.trialThen': '{price} a partir de {day}',
  'price.standard': 'De {value}',
  'price.charged.BRL': 'Cobrado em reais (R$)',
  'price.charged.MZN': 'Cobrado em meticais (MT)',

  // For who has paid and comes back to a page of the purchase.
  'paid.title': 'Esta compra já está paga',
  'paid.text': '{product}: você pagou {amount} em {day}. Nada mais será cobrado por esta compra.',
  'paid.textOnly': '{product}: sua compra está paga. Nada mais será cobrado por ela.',
  'paid.receipt': 'Ver comprovante',
  'paid.addition': 'Acrescentar algo e pagar só a diferença',
  'paid.again': 'Fazer outra compra',

  // The banner of the homologation environment.
  'homologation.title': 'Homologação',
  'homologation.design': 'Visual:',
  'homologation.design.light': '{brand}, claro',
  'homologation.design.dark': '{brand}, escuro',
  'homologation.flow': 'Fluxo:',
  'homologation.guesses': 'A confirmar antes da produção: {facts}',
  'homologation.close': 'Sair da homologação',

  // Support contacts, where the brand has some.
  'support.title': 'Fale com a gente',
  'support.faq': 'Central de ajuda',
  'support.whatsapp': 'Conversar no WhatsApp',

  'paid.trial.title': 'Seu período grátis já começou',
  'paid.trial.text':
    '{product}: seu período grátis começou em {day}. Depois dele são cobrados {amount}, se você não cancelar.',
  'paid.trial.over':
    '{product}: seu período grátis foi até {day}. Depois dele são cobrados {amount}, se você não cancelar.',
  'paid.trial.retried':
    '{product}: seu período grátis foi até {day}. A cobrança de {amount} não foi concluída e será tentada de novo.',
  'paid.kept.title': 'Sua assinatura está ativa',
} as const;
