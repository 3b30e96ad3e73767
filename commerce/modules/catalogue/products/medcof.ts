import type { StepDocument } from '@/contract/stepContents';
import type { CataloguePlan, CatalogueProduct } from '../CatalogueProduct';
import { type FlowTemplate, createPurchaseFlow, createStandardFlows } from '../flows';
import { createContractStep } from '../flowSteps';
import { online, twoMethods } from '../planOptions';
import { legalNames } from '../sellers';

const yearly: CataloguePlan = {
  id: 'medcof-revalida-anual',
  code: 'medcof-revalida-anual',
  name: 'Revalida Anual',
  type: 'yearly',
  currency: 'BRL',
  standardAmount: 358800,
  installments: { maximum: 12, tax: 0 },
  paymentMethods: [...online, ...twoMethods],
};

const purchase: FlowTemplate = { plan: { id: yearly.id, business: 'medcof' }, beforePayment: [] };

const medcofContract: StepDocument = {
  title: 'Contrato de prestação de serviços educacionais',
  markdown: `
## Quadro-resumo

- **Contratada:** {{company.legalName}} (“MedCof”).
- **Contratante:** {{buyer.name}} (“Aluno”).
- **E-mail do Aluno:** {{buyer.email}}
- **Celular do Aluno:** {{buyer.phone}}.
- **Documento do Aluno:** {{buyer.document}}.
- **Curso:** {{product.name}}, plano {{plan.name}}.
- **Preço total:** {{price.total}}.
- **Formas de pagamento:** {{price.payment}}.
- **Data:** {{contract.date}}.

As partes identificadas no quadro-resumo celebram este contrato, que se rege pelas cláusulas seguintes.

## 1. Objeto

1.1. A MedCof presta ao Aluno o serviço de preparação para o exame Revalida, a distância, que compreende:

- acesso ao curso preparatório **{{product.name}}** por 12 meses, contados da confirmação do pagamento;
- videoaulas, banco de questões comentadas e simulados, no computador e no celular;
- atendimento por mensagem para dúvidas sobre o conteúdo.

1.2. O serviço é prestado inteiramente pela internet. O Aluno precisa de um aparelho com navegador atualizado e conexão suficiente para assistir a vídeos.

## 2. Preço e pagamento

2.1. Pelo serviço o Aluno paga o preço total de **{{price.total}}**. Podem ser usadas as seguintes formas de pagamento: {{price.payment}}.

2.2. O acesso é liberado depois que o pagamento é confirmado, por mensagem ao e-mail indicado no quadro-resumo.

2.3. Se o pagamento não for confirmado, este contrato não produz efeitos e nada é devido por nenhuma das partes.

## 3. Direito de arrependimento

3.1. O Aluno pode desistir em até **7 dias** após a compra, sem informar o motivo, e recebe de volta tudo o que pagou (artigo 49 do Código de Defesa do Consumidor).

3.2. A devolução é feita pelo mesmo meio do pagamento ou, se o pagamento foi por boleto, por Pix para uma chave do Aluno, no prazo que a instituição financeira permitir.

## 4. Uso do conteúdo

4.1. O acesso é pessoal e não pode ser compartilhado.

4.2. O conteúdo não pode ser copiado, gravado, vendido ou publicado.

4.3. O uso indevido pode levar ao bloqueio do acesso, depois de aviso ao Aluno e de prazo para que ele responda.

## 5. Cancelamento

5.1. Passado o prazo da cláusula 3, o Aluno pode cancelar a qualquer momento e recebe de volta o valor proporcional aos meses não usados, descontada a multa de 10% sobre esse valor.

5.2. Se a MedCof deixar de prestar o serviço, devolve o valor proporcional aos meses não usados, sem desconto.

## 6. Dados pessoais

6.1. Os dados do Aluno são usados para cumprir este contrato e as obrigações legais, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018) e a política de privacidade da MedCof.

## 7. Resultado

7.1. A MedCof oferece a preparação e não garante a aprovação no exame.

## 8. Aceite eletrônico

8.1. O Aluno aceita este contrato por meio eletrônico. Ficam registrados o texto, o seu código de verificação, a data, a hora e o endereço de internet de onde o aceite foi feito.

8.2. O Aluno pode baixar uma cópia deste contrato antes e depois do aceite.

## 9. Foro

9.1. As questões deste contrato são resolvidas no foro do domicílio do Aluno.
`.trim(),
};

export const medcof: CatalogueProduct = {
  business: 'medcof',
  code: 'medcof-revalida',
  operation: 'BR',
  name: 'MedCof Revalida',
  title: 'MedCof Revalida',
  headline: 'Preparatório completo para o Revalida',
  description: 'Preparatório completo para o Revalida, com acesso por 12 meses',
  benefits: [
    'Videoaulas e questões comentadas',
    'Simulados no computador e no celular',
    'Dúvidas respondidas por mensagem',
  ],
  legalName: legalNames.medcof,
  gtm: null,
  designSystemId: 'medcof$light',
  hasAddressForm: false,
  plans: [yearly],
  vouchers: [{ code: 'REVALIDA10', planId: yearly.id, discount: 35880 }],
  offers: [{ id: 'revalida-antecipada', planId: yearly.id, amount: 298800, endsAt: null }],
  contract: medcofContract,
  flows: [
    ...createStandardFlows(purchase, yearly),
    createPurchaseFlow('contract', {
      ...purchase,
      beforePayment: [createContractStep(purchase.plan)],
    }),
  ],
};
