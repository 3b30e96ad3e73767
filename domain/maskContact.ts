const dots = '•••';

export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${dots}@${domain}`;
}

export const maskPhone = (phone: string): string => `${dots} ${phone.slice(-4)}`;

/** Shows so much of a Pix key of any kind that its owner knows it. */
export const maskPixKey = (key: string): string =>
  key.includes('@') ? maskEmail(key) : `${dots} ${key.slice(-4)}`;
