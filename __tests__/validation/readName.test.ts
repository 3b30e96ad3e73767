import { readName, validateName } from '@/validation/contact';

test.each([
  ['Maria Silva 😊', 'Maria Silva'],
  ['Maria Silva❤️', 'Maria Silva'],
  ['🇧🇷 Maria Silva 👩🏽‍🎓', 'Maria Silva'],
  ['Maria ✨ Silva', 'Maria Silva'],
  ['Maria Silva. ', 'Maria Silva'],
  ['Maria Silva,', 'Maria Silva'],
  ['“Maria Silva”', 'Maria Silva'],
  ['"Maria Silva"', 'Maria Silva'],
  ['João P. Silva', 'João P Silva'],
  ['Sr. João Silva Jr.', 'Sr João Silva Jr'],
  ['Silva, Maria', 'Silva Maria'],
  ['Silva,Maria', 'Silva Maria'],
  ['Maria/Silva', 'Maria Silva'],
  ['Nome: Maria Silva', 'Nome: Maria Silva'],
  ['Ｍａｒｉａ Ｓｉｌｖａ', 'Maria Silva'],
  ['Maria\u00a0Silva\u200b', 'Maria Silva'],
  ["Ana D'Ávila", "Ana D'Ávila"],
  ['Ana d’ Ávila', "Ana d' Ávila"],
  ['Ana D\u02bcÁvila', "Ana D'Ávila"],
  ["Sant'Ana d'Oliveira", "Sant'Ana d'Oliveira"],
  ['Maria D Silva', 'Maria D Silva'],
  ['Maria e Silva', 'Maria e Silva'],
  ['Ó Silva', 'Ó Silva'],
  ['Mª José García', 'Ma José García'],
  ['M.ª José García', 'Ma José García'],
  ['Antº Silva', 'Anto Silva'],
  ['𝗔𝗻𝗮 𝗦𝗼𝘂𝘇𝗮', 'Ana Souza'],
  ['𝓐𝓷𝓪 𝒮ℴ𝓊𝓏𝒶', 'Ana Souza'],
])('%j is the name %j', (typed, name) => {
  expect(readName(typed)).toBe(name);
  if (!name.includes(':')) expect(validateName(name)).toBeUndefined();
});

test.each([
  ['Ana-Maria Souza', 'validation.name.format'],
  ['<b>Ana</b> Souza', 'validation.name.format'],
  ['Ana Souza.com', 'validation.name.format'],
  ['Ana 5ouza', 'validation.name.format'],
  ['Ana 😊', 'validation.name.oneWord'],
  ['😊 😊', 'validation.name.format'],
])('%j is still refused', (typed, message) => {
  expect(validateName(readName(typed))).toBe(message);
});
