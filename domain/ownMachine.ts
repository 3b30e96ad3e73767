/** Names of this machine: what is sent there crosses no network. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
