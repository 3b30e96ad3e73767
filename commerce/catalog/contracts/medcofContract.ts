import type { StepDocument } from '@/contract/product';
import { legalNames } from '../legalNames';

/** What a buyer of the Revalida course agrees to in the flow `contract`. */
export const medcofContract: StepDocument = {
  title: 'Contrato de prestação de serviços educacionais',
  markdown: `
Este contrato é firmado entre **${legalNames.medcof}** ("MedCof") e o aluno que conclui esta compra.

## 1. O que está incluído

- Acesso ao curso preparatório **MedCof Revalida** por 12 meses, contados da confirmação do pagamento.
- Videoaulas, banco de questões comentadas e simulados, no computador e no celular.
- Atendimento por mensagem para dúvidas sobre o conteúdo.

## 2. Preço e pagamento

O preço, o parcelamento e a forma de pagamento são os mostrados na página de pagamento. O acesso é liberado depois que o pagamento é confirmado.

## 3. Direito de arrependimento

O aluno pode desistir em até **7 dias** após a compra, sem informar o motivo, e recebe de volta tudo o que pagou (artigo 49 do Código de Defesa do Consumidor).

## 4. Uso do conteúdo

1. O acesso é pessoal e não pode ser compartilhado.
2. O conteúdo não pode ser copiado, gravado, vendido ou publicado.
3. O uso indevido pode levar ao bloqueio do acesso, depois de aviso ao aluno.

## 5. Cancelamento

Passado o prazo da cláusula 3, o aluno pode cancelar a qualquer momento e recebe de volta o valor proporcional aos meses não usados, descontada a multa de 10% sobre esse valor.

## 6. Dados pessoais

Os dados do aluno são usados para cumprir este contrato e as obrigações legais, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018) e a política de privacidade da MedCof.

## 7. Resultado

A MedCof oferece a preparação e não garante a aprovação no exame.

## 8. Foro

As questões deste contrato são resolvidas no foro do domicílio do aluno.
`.trim(),
};
