const shared = {
  paymentId: 'payment-1',
  amount: 118_800,
  payer: {
    name: 'Maria da Silva',
    email: 'maria@example.com.br',
    document: '12345678909',
    phone: '+5511987654321',
  },
  description: 'MedCof Revalida',
  merchant: { name: 'MedCof Educação Ltda', city: 'São Paulo' },
};

export const pixRequest = { ...shared, method: 'pix', currency: 'BRL' };
export const bankSlipRequest = {
  ...shared,
  method: 'bankslip',
  currency: 'BRL',
  dueDate: '2026-12-01',
};
export const mpesaRequest = { ...shared, method: 'm-pesa', currency: 'MZN' };
export const cardRequest = { ...shared, method: 'credit-card', currency: 'BRL', installments: 12 };
export const liveloRequest = { ...shared, method: 'livelo', currency: 'BRL', points: 24_000 };
