/** The step that chooses a school of the franchise. */
export const school = {
  'school.title': 'Escolha sua escola',
  'school.subtitle': 'É nela que você vai estudar. Você pode mudar depois, falando com a escola.',
  'school.region': 'Estado',
  'school.region.placeholder': 'Selecione o estado',
  'school.city': 'Cidade',
  'school.city.placeholder': 'Selecione a cidade',
  'school.search': 'Buscar escola',
  'school.search.hint': 'Pelo nome, pela rua ou pelo bairro',
  'school.unit': 'Escola',
  'school.unit.required': 'Escolha uma escola para continuar.',
  'school.loading': 'Carregando…',
  'school.found': '{count} escolas encontradas',
  'school.found.one': '1 escola encontrada',
  'school.found.none': 'Nenhuma escola com este nome ou endereço. Mude a busca.',
  'school.none': 'Ainda não há escolas nesta região. Escolha outra ou fale com o atendimento.',
  'school.submit': 'Continuar',
} as const;
