/** Names of this machine: what is sent there crosses no network. */
export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/** Whether a text is a host name in lower case, or an IPv4 address, with its port or without. */
export const isHost = (text: string): boolean => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/.test(text);
