import type { MessagesOf } from '../messageKey';

export const school: MessagesOf<'school'> = {
  'school.title': 'Elige tu sede',
  'school.subtitle': 'Ahí vas a estudiar. Puedes cambiarla después hablando con la sede.',
  'school.region': 'Departamento',
  'school.region.placeholder': 'Selecciona el departamento',
  'school.city': 'Ciudad',
  'school.city.placeholder': 'Selecciona la ciudad',
  'school.search': 'Buscar sede',
  'school.search.hint': 'Por nombre, calle o distrito',
  'school.unit': 'Sede',
  'school.unit.required': 'Elige una sede para continuar.',
  'school.loading': 'Cargando…',
  'school.found': '{count} sedes encontradas',
  'school.found.one': '1 sede encontrada',
  'school.found.none': 'Ninguna sede con ese nombre o dirección. Cambia la búsqueda.',
  'school.none': 'Todavía no hay sedes en esta zona. Elige otra o habla con nosotros.',
  'school.submit': 'Continuar',
};
