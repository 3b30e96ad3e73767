// Test files of one worker may share a document and its stores: each starts with both as new.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
