export const isOwnMachine = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

export const isHost = (text: string): boolean => /^[a-z0-9.-]{1,253}(:\d{1,5})?$/.test(text);
