const format = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** The day that an ISO 8601 time falls on in Brasília, as DD/MM/YYYY. */
export function formatDayInBrazil(time: string): string {
  return format.format(new Date(time));
}
