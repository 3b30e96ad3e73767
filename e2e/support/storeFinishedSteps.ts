import type { Page } from '@playwright/test';

/** A buyer who has done all that a flow asks before the payment. */
export const finishedSteps = {
  dataLead: {
    leadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    phone: '+5511987654321',
  },
  verifiedLeadId: '0b0f3a1e-6b1c-4c39-9d5c-0d8f5a1f8f10',
  chosenSchool: { region: 'SP', city: 'sao-paulo', unit: 'paulista', name: 'Paulista' },
};

/** Lets every page find in the browser what the steps before the payment leave there. */
export async function storeFinishedSteps(page: Page): Promise<void> {
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, JSON.stringify(value));
    }
  }, finishedSteps);
}
