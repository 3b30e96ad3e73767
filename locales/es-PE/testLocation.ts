import type { MessagesOf } from '../messageKey';

export const testLocation: MessagesOf<'testLocation'> = {
  'testLocation.title': 'Agenda tu examen de nivel',
  'testLocation.subtitle': 'Elige dónde y cuándo dar el examen. Con él se define tu clase.',
  'testLocation.place': 'Lugar del examen',
  'testLocation.place.placeholder': 'Selecciona el lugar',
  'testLocation.session': 'Día y hora',
  'testLocation.session.required': 'Elige un día y una hora para continuar.',
  'testLocation.session.from': 'de {start} a {end}',
  'testLocation.loading': 'Cargando los horarios…',
  'testLocation.none': 'No hay horarios abiertos por ahora. La sede te contactará para agendar.',
  'testLocation.full': 'Este horario se acaba de llenar. Elige otro.',
  'testLocation.unknown': 'Este horario ya no está disponible. Elige otro.',
  'testLocation.submit': 'Agendar examen',
  'testLocation.submitting': 'Agendando…',
  'testLocation.continue': 'Continuar sin agendar ahora',
};
