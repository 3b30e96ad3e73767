/** The bank that issues the sandbox's slips. No real bank has this code. */
export const sandboxBank = {
  code: '998',
  name: 'Banco Sandbox',
  branch: '0001',
  account: '1234567',
  wallet: '09',
} as const;
