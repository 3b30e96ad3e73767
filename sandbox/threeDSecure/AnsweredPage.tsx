import { BankPage } from './BankPage';

/** Shown when there is no shop page to go back to. */
export function AnsweredPage() {
  return (
    <BankPage title="Resposta registrada">
      <p>Você já pode voltar à loja.</p>
    </BankPage>
  );
}
