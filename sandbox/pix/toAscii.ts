/** BR Code text: accents dropped, everything else outside printable ASCII dropped, cut to `length`. */
export function toAscii(text: string, length: number): string {
  return text
    .normalize('NFD')
    .replace(/[^ -~]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
}
