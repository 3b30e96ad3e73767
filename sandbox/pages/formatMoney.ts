/** Minor units as a Brazilian reads them, for example `R$ 1.234,56`. */
export function formatMoney(amount: number, currency: string): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency }).format(amount / 100);
}
