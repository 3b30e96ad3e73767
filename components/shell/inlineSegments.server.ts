const opening = /<!--\$[?!~]?-->|<!--&-->/.source;
const closing = /<!--\/[$&]-->/.source;

/** Where the boundary ends that begins before `from`. */
function findEnd(html: string, from: number): number {
  const marks = new RegExp(`(?<opening>${opening})|${closing}`, 'g');
  marks.lastIndex = from;
  let depth = 0;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark.groups?.['opening'] !== undefined) depth += 1;
    else if (depth === 0) return mark.index;
    else depth -= 1;
  }
  throw new Error('A boundary of the page does not end');
}

const script = String.raw`<script(?: [^>]*)?>(?:(?!</script>).)*`;

/** A part that React wrote after the page, and the script that would move it to its place. */
const segment = new RegExp(
  String.raw`<div hidden id="S:(?<id>\w+)">(?<content>.*?)</div>${script}\$RC\("B:\k<id>","S:\k<id>"\)</script>`,
  's',
);

const clock = new RegExp(String.raw`${script}\$RT=performance\.now\(\)\}\);</script>`, 's');

/**
 * A page as React rendered it, with every part in its place. Past some 12,800 bytes React writes
 * parts behind the page and moves them by an inline script (`progressiveChunkSize`, which Next does
 * not hand on): our policy for scripts does not run it, and the page would move under its reader.
 * @throws when a part is left over, for it would never be seen
 */
export function inlineSegments(html: string): string {
  let page = html;
  for (let part = segment.exec(page); part; part = segment.exec(page)) {
    const { content = '', id = '' } = part.groups ?? {};
    const rest = page.slice(0, part.index) + page.slice(part.index + part[0].length);
    const place = `<!--$?--><template id="B:${id}"></template>`;
    const start = rest.indexOf(place);
    if (start === -1) throw new Error(`The page has no place for its part ${id}`);
    const end = findEnd(rest, start + place.length);
    page = `${rest.slice(0, start)}<!--$-->${content}${rest.slice(end)}`;
  }
  if (page === html) return html;
  if (page.includes('<div hidden id="S:')) throw new Error('A part of the page has no place');
  return page.replace(clock, '');
}
