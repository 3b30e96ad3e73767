const dots = '•••';

/** The first letter of the local part, and the domain. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${dots}@${domain}`;
}

/** The last four digits. */
export function maskPhone(phone: string): string {
  return `${dots} ${phone.slice(-4)}`;
}
